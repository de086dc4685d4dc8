<?php
declare( strict_types=1 );

namespace Frontage\Admin\Overlays;

use Frontage\Domain\Blocks\Registry;
use Frontage\Domain\Overlay\Arrangement;
use Frontage\Domain\Overlay\Conditions;
use Frontage\Domain\Overlay\Counts;
use Frontage\Domain\Overlay\Overlay_Blocks;
use Frontage\Domain\Overlay\Popup_Type;
use Frontage\Domain\Overlay\Site_Overlays;
use Frontage\Domain\Store\Day_Table;
use Frontage\Domain\Usage\Index_Builder;
use Frontage\Domain\Usage\Location;
use Frontage\Http\Action_Exception;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Messages are escaped where they are shown.

/**
 * The list of the Overlays tab: every overlay of the site with its places, rules, what the owner has decided, and
 * its counts.
 *
 * @phpstan-import-type Found from Site_Overlays
 */
final class Overlay_List {
	/** Query argument of the editor with the block to select: its module and its ID. */
	private const SELECTS = 'frontage_block';

	/** Days of the chart. */
	private const DAYS = 30;

	/** Places described for each overlay. */
	private const PLACES = 10;

	/**
	 * Returns the whole list in the owner's order.
	 *
	 * @return array<string, mixed>
	 */
	public static function read(): array {
		$found = Site_Overlays::all();
		$ids   = array_map( 'strval', array_keys( $found ) );
		$order = array_intersect( Arrangement::order(), $ids );
		$order = array( ...array_values( $order ), ...array_values( array_diff( $ids, $order ) ) );
		$days  = Counts::by_day( $ids, self::DAYS );
		Registry::need_titles();
		$types = Overlay_Blocks::all();
		$names = array_map( static fn ( \WP_Block_Type $type ): string => (string) $type->title, $types );
		return array(
			'overlays'   => array_map( static fn ( string $id ): array => self::describe( $found[ $id ], $names, $days[ $id ] ), $order ),
			'days'       => array_map( static fn ( int $ago ): string => Day_Table::day( $ago ), range( self::DAYS - 1, 0 ) ),
			'kinds'      => self::kinds( $names ),
			'triggers'   => Trigger_Data::data(),
			'conditions' => Condition_Data::data(),
			'names'      => Condition_Names::of( array_column( $found, 'attributes' ) ),
			'timezone'   => wp_timezone_string(),
			'simulate'   => Simulator_Setup::read(),
			...Index_Builder::progress(),
		);
	}

	/**
	 * Returns what a new popup can begin with.
	 *
	 * @param array<string, string> $names Block titles by module.
	 * @return list<array{title: string, address: string}>
	 */
	private static function kinds( array $names ): array {
		return array_map(
			static fn ( string $module ): array => array(
				'title'   => $names[ $module ],
				'address' => Popup_Type::address( $module ),
			),
			array_keys( $names )
		);
	}

	/**
	 * Returns those of some IDs that are overlays of this site.
	 *
	 * @param list<string> $ids Untrusted IDs.
	 * @return list<string> In the same order.
	 * @throws Action_Exception If none is.
	 */
	public static function existing( array $ids ): array {
		$all      = Site_Overlays::ids();
		$existing = array_values( array_intersect( array_unique( $ids ), $all ) );
		if ( Arrangement::is_full() ) {
			Arrangement::prune( $all );
		}
		if ( array() === $existing ) {
			throw new Action_Exception( 404, 'frontage_no_overlay', __( 'This popup no longer exists.', 'frontage' ) );
		}
		return $existing;
	}

	/**
	 * Describes an overlay.
	 *
	 * @param Found $found The overlay.
	 * @param array<string, string> $names Block titles by module.
	 * @param array<string, array<string, int>> $days Counts by day and kind.
	 * @return array<string, mixed>
	 */
	private static function describe( array $found, array $names, array $days ): array {
		$attributes = $found['attributes'];
		$choice     = Arrangement::of( $found['id'] );
		return array(
			'id'      => $found['id'],
			'title'   => self::title( $found ),
			'block'   => $names[ $found['module'] ] ?? $found['module'],
			'isBar'   => 'bar' === ( $attributes['kind'] ?? '' ),
			'asks'    => isset( $attributes['asks'] ),
			'places'  => self::places( $found ),
			'more'    => max( 0, count( $found['places'] ) - self::PLACES ),
			'rules'   => self::rules( $attributes ),
			'isOn'    => ! $choice['off'],
			'from'    => self::local( $choice['from'] ),
			'until'   => self::local( $choice['until'] ),
			'isNow'   => Arrangement::is_printed( $found['id'] ),
			'version' => $choice['version'],
			'counts'  => isset( $attributes['counts'] ) && true === $attributes['counts'] ? (object) $days : null,
		);
	}

	/**
	 * Describes the places of an overlay; links to the editor lead to its block.
	 *
	 * @param Found $found The overlay.
	 * @return list<array{id: int, title: string, type: string, status: string, edit: string, view: string}>
	 */
	private static function places( array $found ): array {
		$places = Location::describe( array_slice( $found['places'], 0, self::PLACES ) );
		$block  = rawurlencode( "$found[module]:$found[id]" );
		foreach ( $places as $index => $place ) {
			if ( 0 !== $place['id'] && '' !== $place['edit'] ) {
				$places[ $index ]['edit'] = add_query_arg( self::SELECTS, $block, $place['edit'] );
			}
		}
		return $places;
	}

	/**
	 * Returns the title of a popup of its own, or what the overlay says.
	 *
	 * @param Found $found The overlay.
	 */
	private static function title( array $found ): string {
		foreach ( $found['places'] as $place ) {
			$post = $place > 0 ? get_post( $place ) : null;
			if ( null !== $post && Popup_Type::TYPE === $post->post_type && '' !== $post->post_title ) {
				return $post->post_title;
			}
		}
		return $found['title'];
	}

	/**
	 * Returns the rules by which it opens by itself; null for those that only open on demand.
	 *
	 * @param array<string, mixed> $attributes Block attributes.
	 * @return array<string, mixed>|null
	 */
	private static function rules( array $attributes ): ?array {
		if ( ! is_array( $attributes['triggers'] ?? null ) ) {
			return null;
		}
		return array(
			'triggers'   => array_values( array_filter( $attributes['triggers'], 'is_array' ) ),
			'conditions' => Conditions::of( $attributes['conditions'] ?? null )->all(),
			'again'      => is_string( $attributes['again'] ?? null ) ? $attributes['again'] : '',
			'isDemanded' => true === ( $attributes['isDemanded'] ?? false ),
		);
	}

	/**
	 * Returns a time in the site's time zone, as a date field has it: `2030-01-31T18:00`.
	 *
	 * @param int $time Unix timestamp; 0 for none.
	 */
	private static function local( int $time ): string {
		return 0 === $time ? '' : (string) wp_date( 'Y-m-d\TH:i', $time );
	}
}
