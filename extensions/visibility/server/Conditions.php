<?php
declare( strict_types=1 );

namespace Frontage\Extensions\Visibility;

use Frontage\Base\Clock;
use Frontage\Base\Error_Boundary;
use Frontage\Domain\Blocks\Page_Visitor;
use Frontage\Domain\Modules\Visibility_Condition;
use Frontage\Domain\Modules\Visibility_Conditions;

defined( 'ABSPATH' ) || exit;

/**
 * The conditions of one block; all that are set must be met.
 *
 * A caller who knows the page's time and visitor knows everything that they depend on. A condition that is missing or fails counts
 * as not met; `Visibility_Condition` says why.
 */
final class Conditions {
	/** Settings that are no conditions. */
	private const OTHERS = array( 'hideOn' );

	/**
	 * Values by the names of the conditions; null if it is not a text.
	 *
	 * @var array<string, string|null>
	 */
	private readonly array $values;

	/**
	 * Reads saved settings.
	 *
	 * @param array<array-key, mixed> $settings The author's settings, untrusted.
	 */
	public function __construct( array $settings ) {
		$this->values = self::read( array_diff_key( $settings, array_flip( self::OTHERS ) ) );
	}

	/**
	 * Returns whether all conditions are met now.
	 *
	 * @param Page_Visitor $visitor Usually the current one.
	 */
	public function are_met( Page_Visitor $visitor ): bool {
		$met = $this->each( static fn ( string $name, string $value ): bool => $name::is_met( $value, $visitor ), false );
		return ! in_array( false, $met, true );
	}

	/**
	 * Returns whether the visitor differs, in what is asked, from one without login, cart and arguments in the URL.
	 *
	 * The page of such a visitor must not be kept for others; nor must one on which everybody would see something else, whatever the
	 * condition says.
	 *
	 * @param Page_Visitor $visitor Usually the current one.
	 */
	public function are_personal( Page_Visitor $visitor ): bool {
		$everybody = new Page_Visitor();
		$personal  = $this->each(
			static fn ( string $name, string $value ): bool => $name::is_personal( $value, $visitor )
				|| $name::is_met( $value, $visitor ) !== $name::is_met( $value, $everybody ),
			true,
			false
		);
		return in_array( true, $personal, true );
	}

	/** Returns whether they ask something about the visitor. */
	public function ask_visitor(): bool {
		$asks = static fn ( string $name, string $value ): bool => $name::asks_visitor( $value );
		return in_array( true, $this->each( $asks, true ), true );
	}

	/** Returns whether there is any condition. */
	public function are_set(): bool {
		return array() !== $this->values;
	}

	/** Returns when the block next appears or disappears, as a Unix timestamp; null if never. */
	public function next_change(): ?int {
		$next  = static fn ( string $name, string $value ): ?int => $name::next_change( $value );
		$times = array_filter( $this->each( $next, null ), static fn ( ?int $time ): bool => null !== $time && $time > Clock::now() );
		return array() === $times ? null : min( $times );
	}

	/**
	 * Calls a function with the class and the value of each condition.
	 *
	 * @template R
	 * @param callable(class-string<Visibility_Condition>, string): R $ask Function.
	 * @param R $fallback Result if the condition fails.
	 * @param R $missing Result if there is no such condition; the same by default.
	 * @return list<R>
	 */
	private function each( callable $ask, mixed $fallback, mixed $missing = null ): array {
		$results = array();
		$all     = array() === $this->values ? array() : Visibility_Conditions::all();
		foreach ( $this->values as $name => $value ) {
			$class     = $all[ $name ] ?? null;
			$results[] = null === $class || null === $value
				? $missing ?? $fallback
				: Error_Boundary::call( $class, static fn (): mixed => $ask( $class, $value ), $fallback );
		}
		return $results;
	}

	/**
	 * Returns the values of conditions.
	 *
	 * @param array<array-key, mixed> $settings Untrusted.
	 * @return array<string, string|null>
	 */
	private static function read( array $settings ): array {
		$roles = $settings['roles'] ?? null;
		if ( is_array( $roles ) && 'in' === ( $settings['visitors'] ?? null ) ) {
			$settings['roles'] = Roles::value( $roles );
		} else {
			unset( $settings['roles'] );
		}
		$values = array();
		foreach ( array_filter( $settings ) as $name => $value ) {
			if ( Visibility_Conditions::is_of_others( (string) $name ) ) {
				$values[ $name ] = is_string( $value ) ? $value : null;
			} elseif ( is_string( $value ) && isset( Visibility_Conditions::all()[ $name ] ) ) {
				$values[ $name ] = $value;
			}
		}
		return $values;
	}
}
