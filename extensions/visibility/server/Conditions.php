<?php
declare( strict_types=1 );

namespace Frontage\Extensions\Visibility;

use DateTimeImmutable;
use Frontage\Base\Clock;

defined( 'ABSPATH' ) || exit;

/**
 * The conditions of one block; all that are set must be met.
 *
 * A caller who knows the page's time, visitor and URL knows everything that they depend on.
 */
final class Conditions {
	/** As a date field saves it, in the site's time zone. */
	private const TIME = '!Y-m-d\TH:i';

	/**
	 * Reads saved settings.
	 *
	 * @param array<string, mixed> $settings The author's settings, untrusted.
	 */
	public function __construct( private readonly array $settings ) {}

	/**
	 * Returns whether all conditions are met now.
	 *
	 * @param Visitor $visitor Usually the current one.
	 */
	public function are_met( Visitor $visitor ): bool {
		$roles = $this->roles();
		return match ( $this->settings['visitors'] ?? '' ) {
			'in'    => $visitor->is_logged_in && ( array() === $roles || array() !== array_intersect( $roles, $visitor->roles ) ),
			'out'   => ! $visitor->is_logged_in,
			default => true,
		}
			&& $this->matches_query( $visitor )
			&& ( ! $this->asks_cart() || ( 'filled' === $this->settings['cart'] ) === $visitor->has_cart )
			&& Clock::now() >= ( $this->time( 'from' ) ?? PHP_INT_MIN )
			&& Clock::now() < ( $this->time( 'until' ) ?? PHP_INT_MAX );
	}

	/**
	 * Returns whether the visitor differs, in what is asked, from one without login, cart and arguments in the URL.
	 *
	 * The page of such a visitor must not be kept for others.
	 *
	 * @param Visitor $visitor Usually the current one.
	 */
	public function are_personal( Visitor $visitor ): bool {
		return ( $this->asks_login() && $visitor->is_logged_in )
			|| ( $this->asks_cart() && $visitor->has_cart )
			|| ( null !== $this->argument() && isset( $visitor->query[ $this->argument()[0] ] ) );
	}

	/** Returns whether they ask something about the visitor. */
	public function ask_visitor(): bool {
		return $this->asks_login() || $this->asks_cart() || null !== $this->argument();
	}

	/** Returns whether there is any condition. */
	public function are_set(): bool {
		return $this->ask_visitor()
			|| null !== $this->time( 'from' ) || null !== $this->time( 'until' );
	}

	/** Returns when the block next appears or disappears, as a Unix timestamp; null if never. */
	public function next_change(): ?int {
		$times = array_filter(
			array( $this->time( 'from' ), $this->time( 'until' ) ),
			static fn ( ?int $time ): bool => null !== $time && $time > Clock::now()
		);
		return array() === $times ? null : min( $times );
	}

	private function asks_login(): bool {
		return in_array( $this->settings['visitors'] ?? '', array( 'in', 'out' ), true );
	}

	private function asks_cart(): bool {
		return in_array( $this->settings['cart'] ?? '', array( 'filled', 'empty' ), true );
	}

	/**
	 * Returns whether the URL has the argument, with its value if one is asked for.
	 *
	 * @param Visitor $visitor Usually the current one.
	 */
	private function matches_query( Visitor $visitor ): bool {
		$asked = $this->argument();
		if ( null === $asked ) {
			return true;
		}
		$value = $visitor->query[ $asked[0] ] ?? null;
		return null === $asked[1] ? null !== $value : $asked[1] === $value;
	}

	/**
	 * Returns the argument that the URL must have, with its value or null for any.
	 *
	 * @return array{string, string|null}|null Null without this condition.
	 */
	private function argument(): ?array {
		$text = $this->settings['query'] ?? '';
		$text = is_string( $text ) ? ltrim( trim( $text ), '?' ) : '';
		if ( '' === $text || str_starts_with( $text, '=' ) ) {
			return null;
		}
		$parts = explode( '=', $text, 2 );
		return array( $parts[0], isset( $parts[1] ) ? rawurldecode( $parts[1] ) : null );
	}

	/**
	 * Returns the roles of which a user must have one.
	 *
	 * @return list<string> Empty for all users.
	 */
	private function roles(): array {
		$roles = $this->settings['roles'] ?? array();
		return is_array( $roles ) ? array_values( array_filter( $roles, 'is_string' ) ) : array();
	}

	/**
	 * Returns a saved time as a Unix timestamp; null if there is none.
	 *
	 * @param string $name `from` or `until`.
	 */
	private function time( string $name ): ?int {
		$text = $this->settings[ $name ] ?? '';
		$time = is_string( $text ) && '' !== $text
			? DateTimeImmutable::createFromFormat( self::TIME, substr( $text, 0, 16 ), wp_timezone() )
			: false;
		return false === $time ? null : $time->getTimestamp();
	}
}
