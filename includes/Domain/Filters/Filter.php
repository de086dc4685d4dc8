<?php
declare( strict_types=1 );

namespace Frontage\Domain\Filters;

use Closure;
use Frontage\Domain\Query\Public_Meta;
use Frontage\Domain\Query\Query_Spec;
use Frontage\Domain\Render\Ids;

defined( 'ABSPATH' ) || exit;

/**
 * One filter of a list, as its author set it up.
 *
 * It knows the parameter in the address, which values are allowed, and how they narrow the list. What a visitor may choose is
 * never more than what a list may show: published posts of public types, terms of public taxonomies.
 *
 * @phpstan-type Values list<string>
 */
abstract class Filter {
	/** Maximum length of a parameter's value in bytes; a longer one is ignored. */
	public const LONGEST = 600;

	/** Maximum length of a parameter's name. */
	private const LONGEST_NAME = 40;

	/** What parameters of ours that are not filters begin with. */
	private const RESERVED = 'frontage-';

	/**
	 * Name of its query parameter.
	 *
	 * @var string
	 */
	public readonly string $parameter;

	/**
	 * Name of its list; empty for the first one on the page.
	 *
	 * @var string
	 */
	public readonly string $list;

	/**
	 * Reads the block's attributes.
	 *
	 * @param array<string, mixed> $attributes Block attributes, with defaults.
	 * @param Closure(): list<string> $types Returns the post types of its list.
	 */
	final public function __construct( protected readonly array $attributes, private readonly Closure $types ) {
		$this->list      = self::list_in( $attributes );
		$this->parameter = $this->named();
	}

	/** Returns the filter itself; null if a visitor may not use it. */
	final public function if_allowed(): ?static {
		return $this->is_allowed() ? $this : null;
	}

	/**
	 * Returns the name of a filter's list.
	 *
	 * @param array<string, mixed> $attributes Block attributes.
	 */
	public static function list_in( array $attributes ): string {
		return is_string( $attributes['list'] ?? null ) ? Ids::clean( ltrim( $attributes['list'], '#' ) ) : '';
	}

	/**
	 * Returns the value in an address as `parse()` takes it; empty if it is no text.
	 *
	 * @param mixed $given Untrusted value.
	 */
	public function raw( mixed $given ): string {
		return is_string( $given ) ? $given : '';
	}

	/**
	 * Returns the valid values in an address, each once, in an order that does not depend on the address.
	 *
	 * @param string $raw Untrusted value, at most `LONGEST` bytes.
	 * @return Values
	 */
	abstract public function parse( string $raw ): array;

	/**
	 * Returns the list with only what the values allow.
	 *
	 * @param Query_Spec $list Query before any choice.
	 * @param non-empty-list<string> $values Valid values.
	 */
	abstract public function narrow( Query_Spec $list, array $values ): Query_Spec;

	/**
	 * Returns what a visitor reads for a value.
	 *
	 * @param string $value A valid value.
	 */
	abstract public function label( string $value ): string;

	/**
	 * Returns a value as it stands in addresses, among others that are separated by commas.
	 *
	 * @param string $value A valid value.
	 */
	public function in_address( string $value ): string {
		return rawurlencode( $value );
	}

	/** Returns whether its values narrow the list; others only change how it is shown. */
	public function narrows(): bool {
		return true;
	}

	/**
	 * Returns the title that the author gives it, as plain text.
	 *
	 * @param string $fallback Text if there is none.
	 */
	public function title( string $fallback = '' ): string {
		$title = is_string( $this->attributes['title'] ?? null ) ? $this->attributes['title'] : '';
		$title = trim( html_entity_decode( wp_strip_all_tags( $title ), ENT_QUOTES, 'UTF-8' ) );
		return '' === $title ? $fallback : $title;
	}

	/**
	 * Returns a custom field's key, if it is public for posts of the list; empty otherwise.
	 *
	 * @param string $name Name of the block attribute.
	 */
	protected function public_field( string $name = 'field' ): string {
		$key = is_string( $this->attributes[ $name ] ?? null ) ? $this->attributes[ $name ] : '';
		if ( '' === $key ) {
			return '';
		}
		return Public_Meta::has( $key, $this->types() ) ? $key : '';
	}

	/**
	 * Returns the post types of its list.
	 *
	 * @return list<string>
	 */
	protected function types(): array {
		return ( $this->types )();
	}

	/** Returns whether a visitor may use it. */
	abstract protected function is_allowed(): bool;

	/** Returns the parameter's name if the author gives none. */
	abstract protected function usual_name(): string;

	/**
	 * Returns the name of the parameter: stable when blocks move, and none that WordPress itself reads, because the page would
	 * become another one.
	 */
	private function named(): string {
		global $wp;
		$given = is_string( $this->attributes['parameter'] ?? null ) ? sanitize_key( $this->attributes['parameter'] ) : '';
		$usual = sanitize_key( ( '' === $this->list ? '' : "$this->list-" ) . $this->usual_name() );
		$name  = substr( '' === $given ? $usual : $given, 0, self::LONGEST_NAME );
		$taken = in_array( $name, $wp->public_query_vars ?? array(), true ) || str_starts_with( $name, self::RESERVED );
		return $taken ? "filter-$name" : $name;
	}
}
