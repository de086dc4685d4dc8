<?php
declare( strict_types=1 );

namespace Frontage\Tests\Base;

use Frontage\Base\Settings\Options;
use Frontage\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use RuntimeException;

/** Tests settings that two owners save at once: none loses what the other did, and what is stored is what the rest of the request reads. */
final class SharedSettingsTest extends TestCase {
	/** A statement that fails takes back a transaction on SQLite. */
	protected const ISOLATION = 'snapshot';

	/**
	 * Saves settings as another request does while this one has its own copy.
	 *
	 * @param array<string, array<string, mixed>> $values Keyed by module and key.
	 */
	private function meanwhile( array $values ): void {
		global $wpdb;
		$row = array(
			'option_value' => maybe_serialize(
				array(
					'on'     => array(),
					'values' => $values,
				)
			),
		);
		if ( 0 === $wpdb->update( $wpdb->options, $row, array( 'option_name' => Options::OPTION ) ) ) {
			$wpdb->insert( $wpdb->options, $row + array( 'option_name' => Options::OPTION ) );
		}
	}

	public function test_what_another_owner_saved_meanwhile_is_kept(): void {
		Options::save( array(), array( 'like-button' => array( 'icon' => 'star' ) ) );
		$this->meanwhile( array( 'peertube' => array( 'servers' => 'tube.example.org' ) ) );
		Options::save( array(), array( 'like-button' => array( 'icon' => 'thumb' ) ) );
		self::assertSame( 'thumb', Options::get( 'like-button', 'icon' ) );
		self::assertSame( 'tube.example.org', Options::get( 'peertube', 'servers' ) );
	}

	public function test_the_same_saved_twice_at_once_is_read_by_both(): void {
		$this->meanwhile( array() );
		Options::reread();
		$values = array( 'peertube' => array( 'servers' => 'tube.example.org' ) );
		$this->meanwhile( $values );
		Options::save( array(), $values );
		self::assertSame( 'tube.example.org', Options::get( 'peertube', 'servers' ) );
	}

	/** @return array<string, array{string, string}> First word of the statement that fails, and what the error says. */
	public static function failures(): array {
		return array(
			'reads'  => array( 'SELECT', 'refused a read' ),
			'writes' => array( 'UPDATE', 'refused a write' ),
		);
	}

	#[DataProvider( 'failures' )]
	public function test_nothing_is_lost_when_the_database_fails( string $verb, string $said ): void {
		global $wpdb;
		Options::save( array(), array( 'like-button' => array( 'icon' => 'thumb' ) ) );
		$break = static fn ( string $sql ): string => str_starts_with( $sql, $verb ) && str_contains( $sql, "'" . Options::OPTION . "'" )
			? 'SELECT nothing FROM nowhere'
			: $sql;
		add_filter( 'query', $break );
		$wpdb->suppress_errors();
		try {
			Options::save( array(), array( 'peertube' => array( 'servers' => 'tube.example.org' ) ) );
			self::fail( 'Nobody was told.' );
		} catch ( RuntimeException $error ) {
			self::assertStringContainsString( $said, $error->getMessage() );
		} finally {
			remove_filter( 'query', $break );
			$wpdb->suppress_errors( false );
		}
		Options::reread();
		self::assertSame( 'thumb', Options::get( 'like-button', 'icon' ) );
		$this->meanwhile( array( 'like-button' => array( 'icon' => 'star' ) ) );
		Options::save( array(), array( 'peertube' => array( 'servers' => 'tube.example.org' ) ) );
		self::assertSame( 'star', ( (array) get_option( Options::OPTION ) )['values']['like-button']['icon'] ?? '' );
	}
}
