<?php
declare( strict_types=1 );

namespace Frontage\Extensions\Visibility;

use Frontage\Domain\Blocks\Page_Visitor;
use Frontage\Domain\Modules\Visibility_Condition;

defined( 'ABSPATH' ) || exit;

/** An argument that the URL must have: `ref`, or `ref=newsletter` for one value. */
final class Query_Argument implements Visibility_Condition {
	public static function name(): string {
		return 'query';
	}

	public static function is_met( string $value, Page_Visitor $visitor ): bool {
		$asked = self::parse( $value );
		if ( null === $asked ) {
			return true;
		}
		$found = $visitor->query[ $asked[0] ] ?? null;
		return null === $asked[1] ? null !== $found : $asked[1] === $found;
	}

	public static function asks_visitor( string $value ): bool {
		return null !== self::parse( $value );
	}

	public static function is_personal( string $value, Page_Visitor $visitor ): bool {
		$asked = self::parse( $value );
		return null !== $asked && isset( $visitor->query[ $asked[0] ] );
	}

	public static function next_change( string $value ): ?int {
		return null;
	}

	/**
	 * Returns the argument with its value, or null for any.
	 *
	 * @param string $text As typed.
	 * @return array{string, string|null}|null Null if there is no name.
	 */
	private static function parse( string $text ): ?array {
		$text = ltrim( trim( $text ), '?' );
		if ( '' === $text || str_starts_with( $text, '=' ) ) {
			return null;
		}
		$parts = explode( '=', $text, 2 );
		return array( $parts[0], isset( $parts[1] ) ? rawurldecode( $parts[1] ) : null );
	}
}
