<?php
declare( strict_types=1 );

namespace Frontage\Tests;

use PhpToken;

/**
 * Modules that code names without writing their full names: a slug that is added to `frontage/`, in a constant, in `sprintf()`
 * or `implode()`, passed as `$slug` or `$module`, or too particular to be another word.
 */
final class Built_Slugs {
	/** Beginnings of names and paths of modules. */
	private const SPACES = '(?:frontage|blocks|features|extensions)';

	/** Parameters that take the slug of a module. */
	private const PARAMETERS = array( '$slug', '$module' );

	/**
	 * Slugs as keys.
	 *
	 * @var array<string, true>
	 */
	private array $slugs;

	/**
	 * Texts of constants by class and name.
	 *
	 * @var array<string, string>
	 */
	private array $constants = array();

	/**
	 * Places of parameters that take a slug, by class and method.
	 *
	 * @var array<string, int>
	 */
	private array $takers = array();

	/**
	 * Tokens that mean something, by file.
	 *
	 * @var array<string, list<PhpToken>>
	 */
	private array $files = array();

	/**
	 * @param array<string, string> $sources PHP code by path.
	 * @param list<string>          $slugs   The modules' folders.
	 */
	public function __construct( array $sources, array $slugs ) {
		$this->slugs = array_fill_keys( $slugs, true );
		foreach ( $sources as $path => $source ) {
			$tokens = array_filter( PhpToken::tokenize( $source ), static fn ( PhpToken $token ): bool => ! $token->isIgnorable() );

			$this->files[ $path ] = array_values( $tokens );
			$this->declare( basename( $path, '.php' ), $this->files[ $path ] );
		}
	}

	/** @return list<string> File and slug, such as `includes/Domain/A.php: tabs`. */
	public function found(): array {
		$found = array();
		foreach ( $this->files as $path => $tokens ) {
			foreach ( array_unique( $this->in( basename( $path, '.php' ), $tokens ) ) as $slug ) {
				$found[] = "$path: $slug";
			}
		}
		sort( $found );
		return $found;
	}

	/**
	 * Notes constants and parameters of a class.
	 *
	 * @param list<PhpToken> $tokens The file.
	 */
	private function declare( string $name, array $tokens ): void {
		foreach ( $tokens as $at => $token ) {
			$next = $tokens[ $at + 1 ] ?? null;
			if ( '=' === $token->text && true === $next?->is( T_CONSTANT_ENCAPSED_STRING ) && $tokens[ $at - 1 ]->is( T_STRING ) ) {
				$this->constants[ $name . '::' . $tokens[ $at - 1 ]->text ] = self::text( $next );
			}
			if ( $token->is( T_FUNCTION ) && true === $next?->is( T_STRING ) ) {
				$place = $this->place_of_slug( $tokens, $at + 3 );
				if ( null !== $place ) {
					$this->takers[ "$name::$next->text" ] = $place;
				}
			}
		}
	}

	/**
	 * Returns the place of the first parameter that takes a slug.
	 *
	 * @param list<PhpToken> $tokens The file.
	 * @param int            $at     First token after the bracket.
	 */
	private function place_of_slug( array $tokens, int $at ): ?int {
		$place = 0;
		for ( $depth = 1; $depth > 0 && isset( $tokens[ $at ] ); $at++ ) {
			$text   = $tokens[ $at ]->text;
			$depth += in_array( $text, array( '(', '[' ), true ) <=> in_array( $text, array( ')', ']' ), true );
			$place += 1 === $depth && ',' === $text ? 1 : 0;
			if ( 1 === $depth && in_array( $text, self::PARAMETERS, true ) ) {
				return $place;
			}
		}
		return null;
	}

	/**
	 * Returns the slugs of a file.
	 *
	 * @param list<PhpToken> $tokens The file.
	 * @return list<string>
	 */
	private function in( string $name, array $tokens ): array {
		$builds = array() !== array_filter( $tokens, self::begins_a_name( ... ) );
		$found  = array();
		foreach ( $tokens as $at => $token ) {
			$text = trim( (string) $this->value( $name, $tokens, $at ) );
			$slug = (string) preg_replace( '~^frontage-(?=[a-z]+-)~', '', $text );
			// A constant is found where it is used, and where it is declared if its text alone says enough.
			$is_enough = ! $token->is( T_STRING )
				&& ( str_contains( $slug, '-' ) || ( $builds && ! self::is_key( $tokens, $at ) ) );
			if (
				isset( $this->slugs[ $slug ] )
				&& ( $is_enough || $this->is_passed( $name, $tokens, $at ) || $this->follows_a_name( $tokens, $at ) )
			) {
				$found[] = $slug;
			}
		}
		return $found;
	}

	/**
	 * Returns the text of a string or of a constant; null for anything else.
	 *
	 * @param list<PhpToken> $tokens The file.
	 */
	private function value( string $name, array $tokens, int $at ): ?string {
		if ( $tokens[ $at ]->is( array( T_CONSTANT_ENCAPSED_STRING, T_ENCAPSED_AND_WHITESPACE ) ) ) {
			return self::text( $tokens[ $at ] );
		}
		if ( ! $tokens[ $at ]->is( T_STRING ) || ! ( $tokens[ $at - 1 ] ?? null )?->is( T_DOUBLE_COLON ) ) {
			return null;
		}
		$class = $tokens[ $at - 2 ]->text;
		$class = self::class_called( $class, $name );
		return $this->constants[ "$class::{$tokens[ $at ]->text}" ] ?? null;
	}

	/**
	 * Returns whether `'frontage/' .` stands in front, or the first arguments of `sprintf()` and `implode()` that make such a name.
	 *
	 * @param list<PhpToken> $tokens The file.
	 */
	private function follows_a_name( array $tokens, int $at ): bool {
		$before = implode( '', array_column( array_slice( $tokens, max( 0, $at - 10 ), min( 10, $at ) ), 'text' ) );
		$ends   = '(?:[\w\\\\]+::)?$~';
		return 1 === preg_match( '~' . self::SPACES . '/(?:[\'"]\.|%s[^\'"]*[\'"],)' . $ends, $before )
			|| 1 === preg_match( '~[\'"]/[\'"],(?:array\(|\[)[\'"]' . self::SPACES . '[\'"],' . $ends, $before );
	}

	/** Returns whether a text ends where a slug would follow. */
	private static function begins_a_name( PhpToken $token ): bool {
		return $token->is( array( T_CONSTANT_ENCAPSED_STRING, T_ENCAPSED_AND_WHITESPACE ) )
			&& 1 === preg_match( '~\b' . self::SPACES . '/(?:%s.*)?$~s', trim( $token->text, '\'"' ) );
	}

	/**
	 * Returns whether a text is the key of an array.
	 *
	 * @param list<PhpToken> $tokens The file.
	 */
	private static function is_key( array $tokens, int $at ): bool {
		$next = $tokens[ $at + 1 ] ?? null;
		return true === $next?->is( T_DOUBLE_ARROW ) || ( ']' === $next?->text && '[' === $tokens[ $at - 1 ]->text );
	}

	/**
	 * Returns whether a text is passed as a slug, or is what a parameter has if none is passed.
	 *
	 * @param list<PhpToken> $tokens The file.
	 */
	private function is_passed( string $name, array $tokens, int $at ): bool {
		if ( '=' === $tokens[ $at - 1 ]->text && in_array( $tokens[ $at - 2 ]->text, self::PARAMETERS, true ) ) {
			return true;
		}
		$place = 0;
		for ( $depth = 0; $at > 3; ) {
			$text   = $tokens[ --$at ]->text;
			$depth += in_array( $text, array( ')', ']' ), true ) <=> in_array( $text, array( '(', '[' ), true );
			$place += 0 === $depth && ',' === $text ? 1 : 0;
			if ( in_array( $text, array( ';', '{', '}' ), true ) ) {
				return false;
			}
			if ( $depth < 0 ) {
				break;
			}
		}
		$called = $tokens[ $at - 1 ]->text ?? '';
		$class  = self::class_called( $tokens[ $at - 3 ]->text ?? '', $name );
		return ( $this->takers[ "$class::$called" ] ?? $this->takers[ "$called::__construct" ] ?? null ) === $place;
	}

	/** Returns a class without its namespace. */
	private static function class_called( string $word, string $own ): string {
		return in_array( $word, array( 'self', 'static', '$this' ), true ) ? $own : basename( str_replace( '\\', '/', $word ) );
	}

	private static function text( PhpToken $token ): string {
		return trim( $token->text, '\'"' );
	}
}
