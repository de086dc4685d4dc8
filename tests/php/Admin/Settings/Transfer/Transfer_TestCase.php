<?php
declare( strict_types=1 );

namespace Frontage\Tests\Admin\Settings\Transfer;

use Frontage\Admin\Transfer\Document;
use Frontage\Tests\Admin\Settings\Rest_TestCase;
use WP_REST_Response;

/**
 * Base class of import and export tests.
 *
 * Other requests must see the changes, so no transaction is used.
 */
abstract class Transfer_TestCase extends Rest_TestCase {
	protected const ISOLATION = 'snapshot';

	/**
	 * Returns a file with these parts.
	 *
	 * @param array<mixed> $parts Parts by name.
	 * @param array<string, mixed> $head Header properties that differ.
	 */
	protected static function file( array $parts, array $head = array() ): string {
		return (string) wp_json_encode( $head + array( 'parts' => $parts ) + Document::make( array() ) );
	}

	/**
	 * Returns a file with settings of one module.
	 *
	 * @param array<string, mixed> $values Values by key.
	 */
	protected static function values( array $values ): string {
		return self::file( array( 'settings' => array( 'values' => array( 'stub-module' => $values ) ) ) );
	}

	/**
	 * Imports a file.
	 *
	 * @param string $document File text.
	 * @param array<string, mixed> $choices Further fields.
	 */
	protected function import( string $document, array $choices = array() ): WP_REST_Response {
		return $this->post( '/import', $choices + compact( 'document' ) + array( 'dry_run' => false ) );
	}

	/**
	 * Runs an import as a dry run.
	 *
	 * @param string $document File text.
	 * @param array<string, mixed> $choices Further fields.
	 * @return array<string, mixed>
	 */
	protected function dry_run( string $document, array $choices = array() ): array {
		return self::read( $this->import( $document, $choices + array( 'dry_run' => true ) ) );
	}

	/** Returns all database content that an import may change. */
	protected static function state(): string {
		global $wpdb;
		return (string) wp_json_encode(
			array(
				$wpdb->get_results(
					"SELECT option_name, option_value FROM $wpdb->options WHERE option_name LIKE 'frontage\\_%' ORDER BY option_name"
				),
				$wpdb->get_results( "SELECT * FROM {$wpdb->prefix}frontage_counters ORDER BY kind, object_id" ),
				$wpdb->get_col( "SELECT value FROM {$wpdb->prefix}frontage_values WHERE name = 'frontage_import_undo'" ),
			)
		);
	}
}
