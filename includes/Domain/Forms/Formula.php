<?php
declare( strict_types=1 );

namespace Frontage\Domain\Forms;

defined( 'ABSPATH' ) || exit;

/**
 * The formula of a calculation, such as `{shirts} * 20 + if( {shipping} = "Express", 9, 4 )`.
 *
 * Nothing is executed: a formula becomes a tree of numbers, texts, fields and the functions below. Mirrors
 * `src/lib/form-rules/formula.ts`; both
 * are tested with `tests/fixtures/form-formulas.json`.
 *
 * @phpstan-type Node array{0: string, 1: mixed, 2?: list<mixed>}
 */
final class Formula {
	public const MAX_LENGTH = 500;

	/** Fewest and most arguments of each function. */
	public const FUNCTIONS = array(
		'if'    => array( 3, 3 ),
		'min'   => array( 1, 20 ),
		'max'   => array( 1, 20 ),
		'sum'   => array( 1, 20 ),
		'round' => array( 1, 2 ),
		'floor' => array( 1, 1 ),
		'ceil'  => array( 1, 1 ),
		'abs'   => array( 1, 1 ),
		'count' => array( 1, 1 ),
		'has'   => array( 2, 2 ),
		'days'  => array( 2, 2 ),
	);

	/** How tightly operators bind. */
	private const OPERATORS = array(
		'='  => 1,
		'!=' => 1,
		'<'  => 1,
		'<=' => 1,
		'>'  => 1,
		'>=' => 1,
		'+'  => 2,
		'-'  => 2,
		'*'  => 3,
		'/'  => 3,
		'%'  => 3,
	);

	/** A number, a text in quotes, a field, a word, or a sign. */
	private const TOKEN = '/\G\s*(?:([0-9]{1,15}(?:\.[0-9]{1,10})?|\.[0-9]{1,10})|"([^"]*)"|\'([^\']*)\'|\{([a-z0-9_.]+)\}|([a-z]+)'
		. '|(<=|>=|!=|[-+*\/%(),;=<>]))/';

	private const MAX_DEPTH = 30;

	/**
	 * Tokens: their type and text.
	 *
	 * @var list<array{string, string}>
	 */
	private array $tokens;

	private int $place = 0;
	private int $depth = 0;

	/**
	 * Sets the tokens.
	 *
	 * @param list<array{string, string}> $tokens
	 */
	private function __construct( array $tokens ) {
		$this->tokens = $tokens;
	}

	/**
	 * Returns the tree of a formula; null if it is not valid.
	 *
	 * @param string $text The author's text.
	 * @return Node|null
	 */
	public static function parse( string $text ): ?array {
		$tokens = self::tokens( $text );
		$parser = new self( $tokens ?? array() );
		$tree   = null === $tokens ? null : $parser->expression( 1 );
		return count( $parser->tokens ) === $parser->place ? $tree : null;
	}

	/**
	 * Returns the tokens of a text; null if it has signs that no formula has.
	 *
	 * @param string $text The author's text.
	 * @return list<array{string, string}>|null
	 */
	private static function tokens( string $text ): ?array {
		$text   = trim( $text );
		$tokens = array();
		$place  = 0;
		while ( $place < strlen( $text ) ) {
			if ( strlen( $text ) > 4 * self::MAX_LENGTH || 1 !== preg_match(
				self::TOKEN,
				$text,
				$found,
				PREG_UNMATCHED_AS_NULL,
				$place
			) ) {
				return null;
			}
			$place   += strlen( (string) $found[0] );
			$tokens[] = match ( true ) {
				null !== ( $found[1] ?? null ) => array( 'number', $found[1] ),
				null !== ( $found[2] ?? null ) => array( 'text', $found[2] ),
				null !== ( $found[3] ?? null ) => array( 'text', $found[3] ),
				null !== ( $found[4] ?? null ) => array( 'field', $found[4] ),
				null !== ( $found[5] ?? null ) => array( 'word', $found[5] ),
				default => array( 'sign', str_replace( ';', ',', (string) ( $found[6] ?? '' ) ) ),
			};
		}
		return $tokens;
	}

	/**
	 * Reads operands and the operators between them.
	 *
	 * @param int $least Operators that bind less are left to the caller.
	 * @return Node|null
	 */
	private function expression( int $least ): ?array {
		if ( ++$this->depth > self::MAX_DEPTH ) {
			return null;
		}
		$left = $this->operand();
		while ( null !== $left ) {
			$sign  = 'sign' === $this->peek()[0] ? $this->peek()[1] : '';
			$power = self::OPERATORS[ $sign ] ?? 0;
			if ( $power < $least ) {
				break;
			}
			++$this->place;
			$right = $this->expression( $power + 1 );
			$left  = null === $right ? null : array( 'call', $sign, array( $left, $right ) );
		}
		--$this->depth;
		return $left;
	}

	/**
	 * Reads a number, text, field, function, negation or an expression in brackets.
	 *
	 * @return Node|null
	 */
	private function operand(): ?array {
		list( $type, $text ) = $this->peek();
		++$this->place;
		if ( 'number' === $type ) {
			return array( $type, (float) $text );
		}
		if ( 'text' === $type || 'field' === $type ) {
			return array( $type, $text );
		}
		if ( 'word' === $type ) {
			return $this->call( $text );
		}
		if ( '-' === $text ) {
			$negated = $this->expression( 3 );
			return null === $negated ? null : array( 'call', '-', array( array( 'number', 0.0 ), $negated ) );
		}
		$inner = '(' === $text ? $this->expression( 1 ) : null;
		return null !== $inner && $this->takes( ')' ) ? $inner : null;
	}

	/**
	 * Reads the arguments of a function.
	 *
	 * @param string $name Name of the function.
	 * @return Node|null
	 */
	private function call( string $name ): ?array {
		$parts = array();
		if ( ! isset( self::FUNCTIONS[ $name ] ) || ! $this->takes( '(' ) ) {
			return null;
		}
		do {
			$part = $this->expression( 1 );
			if ( null === $part ) {
				return null;
			}
			$parts[] = $part;
		} while ( $this->takes( ',' ) );
		list( $least, $most ) = self::FUNCTIONS[ $name ];
		return $this->takes( ')' ) && count( $parts ) >= $least && count( $parts ) <= $most ? array( 'call', $name, $parts ) : null;
	}

	/**
	 * Returns the next token.
	 *
	 * @return array{string, string}
	 */
	private function peek(): array {
		return $this->tokens[ $this->place ] ?? array( '', '' );
	}

	/**
	 * Goes on if the next token is a sign, and returns whether it was.
	 *
	 * @param string $sign Such as `(`.
	 */
	private function takes( string $sign ): bool {
		$is_next      = array( 'sign', $sign ) === $this->peek();
		$this->place += $is_next ? 1 : 0;
		return $is_next;
	}
}
