<?php
declare( strict_types=1 );

namespace Frontage\Tests\Http;

use Frontage\Base\Manifest;
use Frontage\Http\Action;
use Frontage\Http\Action_Registry;


/**
 * Generates `docs/actions.md` from the actions.
 *
 * Every action of this site: who may call it, its fields, its rate limit, its response.
 */
final class Action_Table {
	private const HEAD = <<<'MD'
		# Actions

		The actions that visitors' browsers can call. **Generated** from the classes by `npm run build -- --fixtures`; a test fails when
		it is stale. The rules are explained in [architecture.md](architecture.md).

		Each action is available at two URLs:

		- `POST /wp-admin/admin-ajax.php` with the field `action`, unless another plugin uses that name;
		- `POST /wp-json/frontage/v1/action/<name>`, also with JSON.

		Reads can also use GET. Every response has the header `X-Frontage: 1`. Fields that are not listed are ignored. Errors are
		JSON, `{ code, message }`, with `field` if a field is invalid:

		| status | code | |
		|---|---|---|
		| 400 | `missing_field`, `invalid_field` | `field` names it; members of objects are written as `stats.post_id` |
		| 403 | `foreign_origin` | a write from another site's page |
		| 403 | `login_required`, `not_allowed` | logged out, or without the capability |
		| 403 | `stale_token` | token missing or too old: get a new one from `frontage_token` and try again, once |
		| 404 | `not_found`, `unknown_action` | the same for a post that is missing, hidden, or locked |
		| 405, 413 | `wrong_method`, `too_large` | |
		| 429 | `rate_limited` | `Retry-After` says how many seconds to wait |
		| 500 | `failed` | details are in the site's log |

		Logged-out visitors get a 429 only when their IP address has done 30 times as much as one visitor may,
		or has tried more than 300 times in a minute. Before that, forms ask the browser for a proof of work,
		then store submissions as spam; likes and counts are answered but not counted.
		The limits can be changed with the filter `frontage_rate_limits`.

		MD;

	/** The whole file. */
	public static function markdown(): string {
		$rows = array();
		foreach ( Action_Registry::names() as $name ) {
			$entry  = Manifest::get()['actions'][ $name ];
			$action = Action_Registry::build( $name );
			if ( null !== $action ) {
				$rows[ $entry['module'] . ' ' . $name ] = self::row( $name, $entry['module'], $action );
			}
		}
		ksort( $rows );
		$table = "| action | module | who | fields | limits | response |\n|---|---|---|---|---|---|\n" . implode( '', $rows );
		return (string) preg_replace( '/^\t+/m', '', self::HEAD ) . "\n" . $table;
	}

	/** Where the file lies. */
	public static function path(): string {
		return dirname( __DIR__, 3 ) . '/docs/actions.md';
	}

	/** One action. */
	private static function row( string $name, string $module, Action $action ): string {
		$fields = array();
		foreach ( $action->args() as $field => $arg ) {
			$fields[] = "`$field`: " . $arg->describe();
		}
		list( $who, $often ) = $action->policy()->describe();
		$cells               = array(
			"`$name`",
			'' === $module ? 'kernel' : $module,
			$who,
			implode( '<br>', $fields ) ?: 'none',
			$often,
			$action::REPLY,
		);
		return '| '
			. implode(
				' | ',
				array_map( static fn ( string $cell ): string => str_replace( array( '|', "\n" ), array( '\\|', ' ' ), $cell ), $cells )
			)
			. " |\n";
	}
}
