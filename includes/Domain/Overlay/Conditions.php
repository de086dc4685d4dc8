<?php
declare( strict_types=1 );

namespace Frontage\Domain\Overlay;

use DateTimeImmutable;

defined( 'ABSPATH' ) || exit;

/**
 * Where and for whom an overlay opens automatically.
 *
 * A list of conditions that must all be met; a condition is met if one of its values matches.
 *
 * @phpstan-type Condition array{type: string, values: list<string>, not: bool}
 */
final class Conditions {
	private const ON_SERVER = array( 'page', 'term', 'role' );

	private const IN_BROWSER = array( 'referrer', 'device', 'date', 'cart' );

	/** Maximum number of values per condition. */
	private const MOST_VALUES = 50;

	/**
	 * Stores validated conditions.
	 *
	 * @param list<Condition> $conditions
	 */
	private function __construct( private array $conditions ) {}

	/**
	 * Validates conditions and drops invalid ones.
	 *
	 * @param mixed $chosen Block attribute.
	 */
	public static function of( mixed $chosen ): self {
		$kept = array();
		foreach ( is_array( $chosen ) ? $chosen : array() as $one ) {
			$type   = is_array( $one ) ? $one['type'] ?? '' : '';
			$values = is_array( $one ) && is_array( $one['values'] ?? null )
				? array_values( array_filter( $one['values'], 'is_string' ) )
				: array();
			if ( in_array( $type, array_merge( self::ON_SERVER, self::IN_BROWSER ), true ) && '' !== implode( '', $values ) ) {
				$kept[] = array(
					'type'   => $type,
					'values' => array_slice( $values, 0, self::MOST_VALUES ),
					'not'    => true === ( $one['not'] ?? false ),
				);
			}
		}
		return new self( $kept );
	}

	/**
	 * Returns everything that the current page is, also `everywhere`, `404`, and its terms. A page of WordPress's own query
	 * needs no further query.
	 *
	 * @return list<string>
	 */
	public static function places(): array {
		$seen = array( 'everywhere', ...self::page(), ...( is_404() ? array( '404' ) : array() ) );
		$post = get_queried_object();
		if ( ! $post instanceof \WP_Post ) {
			return array( ...$seen, ...self::terms() );
		}
		foreach ( get_object_taxonomies( $post ) as $taxonomy ) {
			$terms = get_the_terms( $post, $taxonomy );
			foreach ( is_array( $terms ) ? $terms : array() as $term ) {
				$seen[] = "$taxonomy:$term->term_id";
			}
		}
		return $seen;
	}

	/** Returns the path of the current address, without the folder of the site. */
	public static function path(): string {
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Only compared.
		$path = (string) wp_parse_url( (string) wp_unslash( $_SERVER['REQUEST_URI'] ?? '' ), PHP_URL_PATH );
		$home = rtrim( (string) wp_parse_url( home_url(), PHP_URL_PATH ), '/' );
		$path = '' !== $home && str_starts_with( $path, "$home/" ) ? substr( $path, strlen( $home ) ) : $path;
		return rawurldecode( $path );
	}

	/**
	 * Returns the type of the first condition that is not met, of those that are the same for every visitor of a cached
	 * page; empty if all of these are met.
	 */
	public function unmet_on_server(): string {
		foreach ( $this->conditions as $condition ) {
			if ( in_array( $condition['type'], self::ON_SERVER, true ) && self::is_met( $condition ) === $condition['not'] ) {
				return $condition['type'];
			}
		}
		return '';
	}

	/**
	 * Returns all conditions.
	 *
	 * @return list<Condition>
	 */
	public function all(): array {
		return $this->conditions;
	}

	/**
	 * Returns the conditions that only the browser can evaluate. Days are those of the site's time zone, as Unix timestamps of their
	 * first and last second, since a browser does not know it.
	 *
	 * @return list<Condition>
	 */
	public function for_browser(): array {
		$found = array();
		foreach ( $this->conditions as $one ) {
			if ( 'date' === $one['type'] ) {
				$one['values'] = array( self::moment( $one['values'][0] ?? '', 0 ), self::moment( $one['values'][1] ?? '', 1 ) );
			}
			if ( in_array( $one['type'], self::IN_BROWSER, true ) ) {
				$found[] = $one;
			}
		}
		return $found;
	}

	/**
	 * Returns the beginning of a day in the site's time zone, or the last second before it, as text with ten digits; empty if it is
	 * no day.
	 *
	 * @param string $day Such as `2030-01-31`; not trusted.
	 * @param int $days 0 for the day itself, or the number of days until the one before which it ends.
	 */
	private static function moment( string $day, int $days ): string {
		$is_written = 1 === preg_match( '/^([1-9]\d{3})-(\d\d)-(\d\d)$/D', $day, $part );
		if ( ! $is_written || ! checkdate( (int) $part[2], (int) $part[3], (int) $part[1] ) ) {
			return '';
		}
		$first = ( new DateTimeImmutable( "$day 00:00", wp_timezone() ) )->modify( "+$days days" );
		return sprintf( '%010d', max( 0, $first->getTimestamp() - min( 1, $days ) ) );
	}

	/**
	 * Returns whether one of the values matches the request.
	 *
	 * @param Condition $condition
	 */
	private static function is_met( array $condition ): bool {
		$seen = match ( $condition['type'] ) {
			'page'  => self::page(),
			'role'  => self::role(),
			default => self::terms(),
		};
		return array() !== array_intersect( $condition['values'], $seen );
	}

	/**
	 * Returns the kinds of the current page.
	 *
	 * @return list<string>
	 */
	private static function page(): array {
		$id   = (int) get_queried_object_id();
		$seen = array( is_front_page() ? 'front' : 'inside' );
		if ( is_singular() ) {
			array_push( $seen, "id:$id", 'type:' . get_post_type( $id ) );
		}
		if ( is_archive() || is_home() ) {
			$seen[] = 'archive';
		}
		return is_search() ? array( ...$seen, 'search' ) : $seen;
	}

	/**
	 * Returns the terms of the post or archive, such as `category:5`.
	 *
	 * @return list<string>
	 */
	private static function terms(): array {
		$object = get_queried_object();
		if ( $object instanceof \WP_Term ) {
			return array( "$object->taxonomy:$object->term_id" );
		}
		if ( ! $object instanceof \WP_Post ) {
			return array();
		}
		$terms = wp_get_object_terms( $object->ID, get_object_taxonomies( $object ) );
		return is_array( $terms )
			? array_map( static fn ( \WP_Term $term ): string => "$term->taxonomy:$term->term_id", array_values( $terms ) )
			: array();
	}

	/**
	 * Returns the roles of the current user; all visitors without an account count as one.
	 *
	 * @return list<string>
	 */
	private static function role(): array {
		$roles = is_user_logged_in() ? array( 'member', ...array_values( wp_get_current_user()->roles ) ) : array( Simulation::GUEST );
		return Simulation::roles() ?? $roles;
	}
}
