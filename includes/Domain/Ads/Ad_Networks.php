<?php
declare( strict_types=1 );

namespace Frontage\Domain\Ads;

use Frontage\Base\Error_Boundary;
use Frontage\Base\Manifest;
use Frontage\Base\Manifests;

defined( 'ABSPATH' ) || exit;

/** The ad networks that Frontage has and other plugins announce, keyed by slug. */
final class Ad_Networks {
	/** Name of a network of another plugin. */
	private const SLUG = '/\A[a-z][a-z0-9-]{0,39}\z/';

	/**
	 * Classes of the networks in `$all`.
	 *
	 * @var list<class-string>
	 */
	private static array $classes = array();

	/**
	 * Networks by slug.
	 *
	 * @var array<string, Ad_Network>
	 */
	private static array $all = array();

	/**
	 * Returns all networks, Frontage's own first.
	 *
	 * @return array<string, Ad_Network>
	 */
	public static function all(): array {
		$classes = Manifest::get()['implementations'][ Ad_Network::class ] ?? array();
		if ( $classes !== self::$classes ) {
			self::$classes = $classes;
			self::$all     = array();
			Error_Boundary::each( Ad_Network::class, self::add( ... ) );
		}
		return self::$all;
	}

	/**
	 * Returns a network; null if there is none, such as while its plugin is not active.
	 *
	 * @param string $slug Its slug.
	 */
	public static function get( string $slug ): ?Ad_Network {
		return in_array( $slug, Ad_Settings::KINDS, true ) ? null : self::all()[ $slug ] ?? null;
	}

	/**
	 * Returns the kinds of ads: Frontage's own, and the slugs of networks.
	 *
	 * @return list<string>
	 */
	public static function kinds(): array {
		return array( ...Ad_Settings::KINDS, ...array_keys( self::all() ) );
	}

	/**
	 * Returns whether ads of a kind can be shown: not while the plugin of their network is not active.
	 *
	 * @param string $kind Kind of an ad.
	 */
	public static function has( string $kind ): bool {
		return in_array( $kind, Ad_Settings::KINDS, true ) || null !== self::get( $kind );
	}

	/**
	 * Returns who announced a network; empty for Frontage's own.
	 *
	 * @param Ad_Network $network
	 */
	public static function owner( Ad_Network $network ): string {
		return Manifests::owner( $network::class );
	}

	/**
	 * Adds a network, or tells its developer what is wrong.
	 *
	 * @param class-string<Ad_Network> $announced
	 */
	private static function add( string $announced ): void {
		$network = new $announced();
		$slug    = $network->slug();
		$problem = self::problem( $network, $slug );
		if ( '' === $problem ) {
			self::$all[ $slug ] = $network;
		} else {
			Manifests::report( Manifests::owner( $announced ), $problem );
		}
	}

	/**
	 * Returns what is wrong with a network, in English for its developer; empty if nothing is.
	 *
	 * @param string $slug Its slug.
	 */
	private static function problem( Ad_Network $network, string $slug ): string {
		if ( isset( self::$all[ $slug ] ) || in_array( $slug, Ad_Settings::KINDS, true ) ) {
			return "There is a kind of ads “{$slug}” already; begin the slug of your network with a prefix of your own.";
		}
		if ( '' !== self::owner( $network ) && 1 !== preg_match( self::SLUG, $slug ) ) {
			return "“{$slug}” is not a slug of an ad network. Use a prefix of your own and a name, such as acme-ads: lowercase letters, "
				. 'digits, and hyphens.';
		}
		foreach ( $network->fields() as $name => $field ) {
			// @phpstan-ignore instanceof.alwaysTrue (other plugins may return anything)
			if ( 1 !== preg_match( Network_Values::NAME, (string) $name ) || ! $field instanceof Network_Field ) {
				return "Fields of an ad network are Network_Field objects by names such as unit; “{$name}” of {$slug} is not.";
			}
			if ( ! $field->has_valid_pattern() ) {
				return "The pattern of the field “{$name}” of {$slug} is not a regular expression. Write it without delimiters.";
			}
		}
		return '';
	}
}
