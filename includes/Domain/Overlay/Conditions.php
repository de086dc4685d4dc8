<?php
declare( strict_types=1 );

namespace Frontage\Domain\Overlay;

use Frontage\Base\Manifest;

defined( 'ABSPATH' ) || exit;

/**
 * Where and for whom an overlay opens automatically.
 *
 * A list of conditions that must all be met; a condition is met if one of its values matches. One whose plugin is not active is
 * not met.
 *
 * @phpstan-import-type Asset from Manifest
 * @phpstan-type Chosen array{type: string, values: list<string>, not: bool}
 */
final class Conditions {
	/** Maximum number of values per condition. */
	private const MOST_VALUES = 50;

	/**
	 * Stores validated conditions.
	 *
	 * @param list<Chosen> $conditions
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
			$type   = is_array( $one ) && is_string( $one['type'] ?? null ) ? $one['type'] : '';
			$values = is_array( $one ) && is_array( $one['values'] ?? null )
				? array_values( array_filter( $one['values'], 'is_string' ) )
				: array();
			if ( '' !== implode( '', $values ) && ( '' !== self::class_of( $type ) || Rule_Types::is_foreign( $type ) ) ) {
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
			$class  = self::class_of( $condition['type'] );
			$is_met = match ( true ) {
				is_subclass_of( $class, Server_Condition::class )
					=> ( array() !== array_intersect( $condition['values'], $class::current() ) ) !== $condition['not'],
				is_subclass_of( $class, Browser_Condition::class ) => '' === $class::script() || null !== Rule_Types::script( $class ),
				default => false,
			};
			if ( ! $is_met ) {
				return $condition['type'];
			}
		}
		return '';
	}

	/**
	 * Returns all conditions.
	 *
	 * @return list<Chosen>
	 */
	public function all(): array {
		return $this->conditions;
	}

	/**
	 * Returns the conditions that only the browser can evaluate.
	 *
	 * @return list<Chosen>
	 */
	public function for_browser(): array {
		$found = array();
		foreach ( $this->conditions as $one ) {
			$class = self::class_of( $one['type'] );
			if ( is_subclass_of( $class, Browser_Condition::class ) ) {
				$one['values'] = $class::for_browser( $one['values'] );
				$found[]       = $one;
			}
		}
		return $found;
	}

	/**
	 * Returns the scripts of other plugins that evaluate conditions in the browser.
	 *
	 * @return array<string, Asset> By the type of the condition.
	 */
	public function scripts(): array {
		$found = array();
		foreach ( array_column( $this->conditions, 'type' ) as $type ) {
			$class  = self::class_of( $type );
			$is_own = ! is_subclass_of( $class, Browser_Condition::class ) || '' === $class::script();
			$script = $is_own ? null : Rule_Types::script( $class );
			$found += null === $script ? array() : array( $type => $script );
		}
		return $found;
	}

	/**
	 * Returns the class of a condition; empty if its plugin is not active, or there is none.
	 *
	 * @param string $type Such as `role` or `acme/plan`.
	 * @return class-string<Condition>|''
	 */
	private static function class_of( string $type ): string {
		return Rule_Types::conditions()[ $type ] ?? '';
	}

	/**
	 * Returns the kinds of the current page.
	 *
	 * @return list<string>
	 */
	public static function page(): array {
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
	public static function terms(): array {
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
}
