<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Admin\Transfer;

use Frontage\Admin\Settings\Rest as Settings_Rest;
use Frontage\Base\Bootable;
use Frontage\Base\Settings\Invalid_Setting;
use Frontage\Base\Store\Log;
use Throwable;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * Export, import and removal at the REST API.
 *
 * Everything of the Tools tab, for administrators.
 */
final class Rest implements Bootable {
	public const WHEN = 'hook:rest_api_init';

	/** Adds the hook. */
	public static function boot(): void {
		add_action( 'rest_api_init', array( self::class, 'register' ) );
	}

	/** Registers the routes. */
	public static function register(): void {
		$names  = array(
			'type'     => 'array',
			'items'    => array( 'type' => 'string' ),
			'default'  => array(),
			'maxItems' => 50,
		);
		$dry    = array(
			'type'    => 'boolean',
			'default' => true,
		);
		$import = self::import_args() + array(
			'dry_run' => $dry,
			'parts'   => $names,
		);
		self::route( 'GET', '/tools', 'tools' );
		self::route( 'POST', '/export', 'export', array( 'parts' => $names ) );
		self::route( 'POST', '/import', 'import', $import );
		self::route( 'POST', '/import/undo', 'undo' );
		self::route( 'POST', '/imports/(?P<name>[a-z0-9-]{1,64})', 'import_old', array_fill_keys( array( 'dry_run', 'first' ), $dry ) );
		self::route( 'POST', '/remove-data', 'remove', array( 'what' => $names ) + self::text_arg( 'confirm' ) );
	}

	/**
	 * Fields of an import that nothing else has.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	private static function import_args(): array {
		return self::text_arg( 'document' ) + array(
			'counters' => array(
				'type'    => 'string',
				'enum'    => array( Counters_Part::MERGE, Counters_Part::REPLACE ),
				'default' => Counters_Part::MERGE,
			),
		);
	}

	/**
	 * A field that is a text.
	 *
	 * @param string $name The field.
	 * @return array<string, array<string, mixed>>
	 */
	private static function text_arg( string $name ): array {
		return array(
			$name => array(
				'type'    => 'string',
				'default' => '',
			),
		);
	}

	/** What the tab needs to begin: parts, limits, the way back, old data, the word to type. */
	public static function tools(): WP_REST_Response {
		$parts = array();
		foreach ( Parts::all() as $name => $part ) {
			$parts[] = array(
				'name'  => $name,
				'label' => $part->label(),
				'size'  => count( $part->export(), COUNT_RECURSIVE ),
			);
		}
		return new WP_REST_Response(
			array(
				'parts'    => $parts,
				'maxBytes' => Document::MAX_BYTES,
				'undo'     => Undo::available(),
				'imports'  => Importers::offers(),
				'phrase'   => Remove::phrase(),
			)
		);
	}

	/**
	 * Answers with a document.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request Which parts.
	 */
	public static function export( WP_REST_Request $request ): WP_REST_Response {
		return new WP_REST_Response( Parts::export( self::names( $request, 'parts' ) ) );
	}

	/**
	 * Checks a document and, unless it is a dry run, imports it.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request The document as text, and choices.
	 */
	public static function import( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return self::answer(
			static function () use ( $request ): array {
				$import = Import::of( (string) $request->get_param( 'document' ), self::names( $request, 'parts' ), array( 'counters' => $request->get_param( 'counters' ) ) );
				if ( true !== $request->get_param( 'dry_run' ) ) {
					$import->run();
				}
				return $import->plan->report() + array( 'undo' => Undo::available() );
			}
		);
	}

	/** Takes the last import back. */
	public static function undo(): WP_REST_Response|WP_Error {
		return self::answer(
			static function (): array {
				Undo::run();
				return array( 'undo' => Undo::available() );
			}
		);
	}

	/**
	 * Does a batch of an import from another plugin.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request Which, and whether it is the first.
	 */
	public static function import_old( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return self::answer( static fn (): array => Importers::step( (string) $request->get_param( 'name' ), true === $request->get_param( 'dry_run' ), true === $request->get_param( 'first' ) ) );
	}

	/**
	 * Removes data.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request What, and the typed word.
	 */
	public static function remove( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return self::answer(
			static function () use ( $request ): array {
				$what = self::names( $request, 'what' );
				Remove::run( $what, (string) $request->get_param( 'confirm' ) );
				return array( 'removed' => $what );
			}
		);
	}

	/**
	 * Answers with what some work gives, or with what it found wrong.
	 *
	 * @param callable(): array<string, mixed> $work The work.
	 */
	private static function answer( callable $work ): WP_REST_Response|WP_Error {
		try {
			return new WP_REST_Response( $work() );
		} catch ( Invalid_Setting $error ) {
			return $error->to_error();
		} catch ( Throwable $error ) {
			Log::count( 'failed', 'tools', $error->getMessage() );
			return new WP_Error( 'frontage_failed', __( 'A database error occurred, so nothing was changed. Try again. See the Status tab for details.', 'frontage' ), array( 'status' => 500 ) );
		}
	}

	/**
	 * A field that is a list of names.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request The request.
	 * @param string                                $field   The field.
	 * @return list<string>
	 */
	private static function names( WP_REST_Request $request, string $field ): array {
		return array_values( array_filter( (array) $request->get_param( $field ), 'is_string' ) );
	}

	/**
	 * Registers a route.
	 *
	 * @param 'GET'|'POST'                        $method   How it is asked.
	 * @param non-falsy-string                    $path     Its address.
	 * @param string                              $callback Which method here answers.
	 * @param array<string, array<string, mixed>> $args     Its fields.
	 */
	private static function route( string $method, string $path, string $callback, array $args = array() ): void {
		register_rest_route(
			'frontage/v1',
			$path,
			array(
				'methods'             => $method,
				'callback'            => array( self::class, $callback ),
				'permission_callback' => array( Settings_Rest::class, 'can_manage' ),
				'args'                => $args,
			)
		);
	}
}
