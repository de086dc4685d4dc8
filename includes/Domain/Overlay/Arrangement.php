<?php
declare( strict_types=1 );

namespace Frontage\Domain\Overlay;

use Frontage\Base\Store\Autoloaded;
use Frontage\Base\Store\Shared_Option;
use Frontage\Domain\Render\Ids;

defined( 'ABSPATH' ) || exit;

/**
 * What the owner has decided about overlays without editing them: which are off, when they are shown, in which
 * order they open, and who has seen them.
 *
 * One autoloaded option, so that a page needs no query. Overlays are known by their ID; those about which nothing
 * was decided are not in it.
 *
 * @phpstan-type Choice array{off?: bool, from?: int, until?: int, version?: int}
 * @phpstan-type Stored array{order: list<string>, overlays: array<string, Choice>}
 */
final class Arrangement {
	public const OPTION = 'frontage_overlays';

	/** Maximum number of overlays in the order, and of overlays with decisions. */
	public const MAX = 1000;

	/** Latest time of a schedule: the year 9999, as far as dates have four digits. */
	public const LAST = 253370764800;

	private const NOTHING = array(
		'order'    => array(),
		'overlays' => array(),
	);

	/**
	 * Returns what was decided about an overlay.
	 *
	 * @param string $id Overlay ID.
	 * @return array{off: bool, from: int, until: int, version: int} Times are Unix timestamps; 0 for none.
	 */
	public static function of( string $id ): array {
		return self::complete( self::stored()['overlays'][ $id ] ?? array() );
	}

	/** Returns whether any overlay may be off or scheduled. */
	public static function decides(): bool {
		return array() !== self::stored()['overlays'];
	}

	/**
	 * Returns whether an overlay is printed now.
	 *
	 * @param string $id Overlay ID.
	 */
	public static function is_printed( string $id ): bool {
		list( 'off' => $is_off, 'from' => $from, 'until' => $until ) = self::of( $id );
		$now = Simulation::now();
		return ! $is_off && $from <= $now && ( 0 === $until || $now < $until );
	}

	/**
	 * Returns the schedule as conditions for the browser, because the page may come from a cache.
	 *
	 * @param string $id Overlay ID.
	 * @return list<array{type: string, values: list<string>, not: bool}>
	 */
	public static function conditions( string $id ): array {
		list( 'from' => $from, 'until' => $until ) = self::of( $id );
		$time                                      = array(
			'type'   => 'time',
			'values' => array( 0 === $from ? '' : (string) $from, 0 === $until ? '' : (string) $until ),
			'not'    => false,
		);
		return 0 === $from && 0 === $until ? array() : array( $time );
	}

	/**
	 * Returns how often the overlay was offered again to everybody who had seen it.
	 *
	 * @param string $id Overlay ID.
	 */
	public static function version( string $id ): int {
		return self::of( $id )['version'];
	}

	/**
	 * Returns the order in which overlays open.
	 *
	 * @return list<string> IDs, most important first.
	 */
	public static function order(): array {
		return self::stored()['order'];
	}

	/**
	 * Changes what was decided about some overlays.
	 *
	 * @param list<string> $ids Overlay IDs.
	 * @param array{off?: bool, from?: int, until?: int, version?: int} $change What changes.
	 */
	public static function change( array $ids, array $change ): void {
		self::update(
			static function ( array $stored ) use ( $ids, $change ): array {
				foreach ( $ids as $id ) {
					$choice = array_filter( self::complete( array_replace( $stored['overlays'][ $id ] ?? array(), $change ) ) );
					if ( array() === $choice ) {
						unset( $stored['overlays'][ $id ] );
					} else {
						$stored['overlays'][ $id ] = $choice;
					}
				}
				return $stored;
			}
		);
	}

	/**
	 * Saves the order.
	 *
	 * @param list<string> $ids Overlay IDs, most important first.
	 */
	public static function sort( array $ids ): void {
		self::update( static fn ( array $stored ): array => array( 'order' => $ids ) + $stored );
	}

	/** Returns whether so much was decided that what concerns overlays that are gone has to go, too. */
	public static function is_full(): bool {
		return count( self::stored()['overlays'] ) >= self::MAX;
	}

	/**
	 * Forgets what was decided about overlays that are gone.
	 *
	 * @param list<string> $existing IDs of all overlays of the site.
	 */
	public static function prune( array $existing ): void {
		self::update(
			static fn ( array $stored ): array => array(
				'order'    => array_values( array_intersect( $stored['order'], $existing ) ),
				'overlays' => array_intersect_key( $stored['overlays'], array_flip( $existing ) ),
			)
		);
	}

	/**
	 * Validates untrusted data, such as that of an import.
	 *
	 * @param mixed $raw Untrusted data.
	 * @return Stored
	 */
	public static function read( mixed $raw ): array {
		$raw      = is_array( $raw ) ? $raw : array();
		$order    = array_filter( is_array( $raw['order'] ?? null ) ? $raw['order'] : array(), array( self::class, 'is_id' ) );
		$overlays = array();
		foreach ( is_array( $raw['overlays'] ?? null ) ? $raw['overlays'] : array() as $id => $choice ) {
			$choice = self::is_id( (string) $id ) && is_array( $choice ) ? array_filter( self::complete( $choice ) ) : array();
			if ( array() !== $choice ) {
				$overlays[ (string) $id ] = $choice;
			}
		}
		return array(
			'order'    => array_slice( array_values( array_unique( $order ) ), 0, self::MAX ),
			'overlays' => array_slice( $overlays, 0, self::MAX, true ),
		);
	}

	/**
	 * Returns the stored option.
	 *
	 * @return Stored
	 */
	public static function stored(): array {
		/**
		 * Written by `store()` alone.
		 *
		 * @var Stored|null $stored
		 */
		$stored = Autoloaded::get( self::OPTION );
		return is_array( $stored ) ? $stored : self::NOTHING;
	}

	/**
	 * Changes the option, also while other requests change it.
	 *
	 * @param callable(Stored): Stored $change Receives what is stored.
	 */
	private static function update( callable $change ): void {
		Shared_Option::change(
			self::OPTION,
			static function ( mixed $stored ) use ( $change ): array {
				/**
				 * Written by this class alone.
				 *
				 * @var Stored|null $stored
				 */
				return $change( is_array( $stored ) ? $stored : self::NOTHING );
			},
			true
		);
	}

	/**
	 * Saves the option, whatever is stored.
	 *
	 * @param Stored $stored Valid data.
	 */
	public static function store( array $stored ): void {
		update_option( self::OPTION, $stored, true );
	}

	/**
	 * Returns all values of a choice, invalid ones as if nothing had been decided.
	 *
	 * @param array<array-key, mixed> $choice Stored or untrusted values.
	 * @return array{off: bool, from: int, until: int, version: int}
	 */
	private static function complete( array $choice ): array {
		$whole = static fn ( string $key, int $max ): int => is_int( $choice[ $key ] ?? null ) && $choice[ $key ] > 0
			? min( $choice[ $key ], $max )
			: 0;
		return array(
			'off'     => true === ( $choice['off'] ?? false ),
			'from'    => $whole( 'from', self::LAST ),
			'until'   => $whole( 'until', self::LAST ),
			'version' => $whole( 'version', PHP_INT_MAX ),
		);
	}

	/**
	 * Returns whether a value can be the ID of an overlay.
	 *
	 * @param mixed $id Untrusted value.
	 */
	private static function is_id( mixed $id ): bool {
		return is_string( $id ) && '' !== $id && strlen( $id ) <= 200 && Ids::clean( $id ) === $id;
	}
}
