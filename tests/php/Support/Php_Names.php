<?php
declare( strict_types=1 );

namespace Frontage\Tests;

use PhpToken;

/**
 * The names in one PHP file, resolved as PHP resolves them.
 *
 * Read from tokens, so that words in comments count for nothing.
 */
final class Php_Names {
	private const NAMES = array( T_STRING, T_NAME_QUALIFIED, T_NAME_FULLY_QUALIFIED, T_NAME_RELATIVE );

	/** A word after one of these is a member or a declaration, not a class. */
	private const NO_CLASS_AFTER = array( T_OBJECT_OPERATOR, T_NULLSAFE_OBJECT_OPERATOR, T_DOUBLE_COLON, T_CONST );

	/**
	 * What the file declares: classes, interfaces, traits, enums and functions.
	 *
	 * @var list<string>
	 */
	public array $declared = array();

	/**
	 * Every name the file uses, with its namespace.
	 *
	 * @var list<string>
	 */
	public array $used = array();

	/**
	 * Strings in the code.
	 *
	 * @var list<string>
	 */
	public array $strings = array();

	private string $space = '';

	/**
	 * Full names by the word that stands for them.
	 *
	 * @var array<string, string>
	 */
	private array $imports = array();

	/** Where the reading is. */
	private int $at = 0;

	/**
	 * Tokens that mean something.
	 *
	 * @var list<PhpToken>
	 */
	private array $tokens;

	public function __construct( string $source ) {
		$this->tokens = array_values(
			array_filter( PhpToken::tokenize( $source ), static fn ( PhpToken $token ): bool => ! $token->isIgnorable() )
		);
		for ( $depth = 0, $count = count( $this->tokens ); $this->at < $count; $this->at++ ) {
			$token  = $this->tokens[ $this->at ];
			$depth += ( '{' === $token->text || $token->is( array( T_CURLY_OPEN, T_DOLLAR_OPEN_CURLY_BRACES ) ) )
				<=> ( '}' === $token->text );
			$this->read( $token, $depth );
		}
		$this->used = array_values( array_unique( $this->used ) );
	}

	private function read( PhpToken $token, int $depth ): void {
		$next = $this->tokens[ $this->at + 1 ] ?? null;
		if ( $token->is( T_NAMESPACE ) && true === $next?->is( self::NAMES ) ) {
			$this->space = $next->text;
			++$this->at;
		} elseif ( $token->is( T_USE ) && 0 === $depth ) {
			$this->import();
		} elseif (
			$token->is( array( T_CLASS, T_INTERFACE, T_TRAIT, T_ENUM, T_FUNCTION ) )
			&& true === $next?->is( T_STRING )
			&& 0 === $depth
		) {
			$this->declared[] = $this->space . '\\' . $next->text;
			++$this->at;
		} elseif ( $token->is( self::NAMES ) ) {
			$this->note( $token );
		} elseif ( $token->is( array( T_CONSTANT_ENCAPSED_STRING, T_ENCAPSED_AND_WHITESPACE ) ) ) {
			$this->strings[] = trim( $token->text, '\'"' );
		}
	}

	/** Reads `use A\B as C, D;`, also of functions, constants and groups. */
	private function import(): void {
		$text = '';
		for ( ++$this->at; ';' !== $this->tokens[ $this->at ]->text; $this->at++ ) {
			$text .= $this->tokens[ $this->at ]->text . ' ';
		}
		$text = (string) preg_replace( '/^(?:function|const) /', '', $text );
		preg_match( '/^(?:(\S+) *\\\\ *\{)?(.*?)\}?$/', trim( $text ), $parts );
		list( , $group, $names ) = $parts + array( '', '', '' );
		foreach ( array_filter( array_map( 'trim', explode( ',', $names ) ) ) as $one ) {
			list( $name, $alias ) = explode( ' as ', $one ) + array( '', null );
			$name                 = ltrim( ( '' === $group ? '' : $group . '\\' ) . trim( $name ), '\\' );
			$this->used[]         = $name;

			$this->imports[ trim( $alias ?? substr( $name, (int) strrpos( '\\' . $name, '\\' ) ) ) ] = $name;
		}
	}

	private function note( PhpToken $token ): void {
		$before = $this->tokens[ $this->at - 1 ] ?? null;
		if ( null !== $before && $before->is( self::NO_CLASS_AFTER ) ) {
			return;
		}
		$parts = explode( '\\', $token->text );
		if ( '' === $parts[0] ) {
			$this->used[] = substr( $token->text, 1 );
		} elseif ( isset( $this->imports[ $parts[0] ] ) ) {
			$this->used[] = implode( '\\', array( $this->imports[ $parts[0] ], ...array_slice( $parts, 1 ) ) );
		} else {
			$this->used[] = $this->space . '\\' . preg_replace( '/^namespace\\\\/', '', $token->text );
		}
	}
}
