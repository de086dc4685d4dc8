<?php
/**
 * `docs/rest.md`, from the endpoints themselves.
 */

declare( strict_types=1 );

namespace Frontage\Tests\Http;

use Frontage\Base\Manifest;
use Frontage\Http\Endpoint;

/**
 * Every REST route of this site: who may call it, with which fields, what comes back.
 */
final class Rest_Table {
	private const HEAD = <<<'MD'
		# REST routes

		The routes that the admin screens and the block editor use, below `/wp-json/frontage/v1`. **Generated** from the classes
		by `npm run build -- --fixtures`; a test fails when it is stale. A route is a class that implements `Frontage\Http\Endpoint`, in an
		`Endpoints` folder; the build finds it.

		Visitors' browsers use only `/action/<name>`, see [actions.md](actions.md).

		Every request needs WordPress's cookie and its nonce (`X-WP-Nonce`); without them, it gets 401. No response is cached.
		Fields that are not listed are ignored. Errors have WordPress's format,
		`{ code, message, data: { status, field } }`, with `field` if a field is invalid:

		| status | code | |
		|---|---|---|
		| 400 | `missing_field`, `invalid_field`, `frontage_invalid_setting` | `field` names it |
		| 401, 403 | `rest_forbidden` | logged out, or without the capability |
		| 404 | `frontage_…` | it does not exist, or no longer exists |
		| 413 | `too_large` | larger than the route accepts |
		| 500 | `frontage_failed` | details are in the log on the Status tab |

		MD;

	/** The whole file. */
	public static function markdown(): string {
		$rows = array();
		foreach ( Manifest::implementations( Endpoint::class ) as $class ) {
			$endpoint = new $class();
			$rows[ $endpoint::ROUTE . ' ' . $endpoint::METHOD ] = self::row( $endpoint );
		}
		ksort( $rows );
		$table = "| method | route | who can | fields | largest request | response |\n|---|---|---|---|---|---|\n" . implode( '', $rows );
		return (string) preg_replace( '/^\t+/m', '', self::HEAD ) . "\n" . $table;
	}

	/** Where the file lies. */
	public static function path(): string {
		return dirname( __DIR__, 3 ) . '/docs/rest.md';
	}

	/** One route. */
	private static function row( Endpoint $endpoint ): string {
		$fields = array();
		foreach ( $endpoint->args() as $field => $arg ) {
			$fields[] = "`$field`: " . $arg->describe();
		}
		$cells = array(
			$endpoint::METHOD,
			'`' . preg_replace( '/\(\?P<(\w+)>[^)]*\)/', '<$1>', $endpoint::ROUTE ) . '`',
			'`' . $endpoint->policy()->capability . '`',
			implode( '<br>', $fields ) ?: 'none',
			(string) size_format( $endpoint->policy()->max_body() ),
			$endpoint::REPLY,
		);
		$cells = array_map( static fn ( string $cell ): string => str_replace( array( '|', "\n" ), array( '\\|', ' ' ), $cell ), $cells );
		return '| ' . implode( ' | ', $cells ) . " |\n";
	}
}
