<?php
namespace Frontage\Sniffs\Files;

use PHP_CodeSniffer\Files\File;
use PHP_CodeSniffer\Standards\Generic\Sniffs\Files\LineLengthSniff as Generic;

/**
 * Limits the length of lines, except of those that hold nothing but a sentence to translate.
 *
 * Translation tools read a sentence only if it is one literal, so it cannot be split.
 */
final class LineLengthSniff extends Generic {
	private const TRANSLATES = '/^(?:(?:esc_html|esc_attr)?_{1,2}[enx]?|_nx|(?:esc_html|esc_attr)_x|_nx?_noop)$/';

	/**
	 * Checks one line.
	 *
	 * @param array<int, array<string, mixed>> $tokens Its tokens.
	 * @param int $pointer First token of the next line.
	 */
	protected function checkLineLength( $file, $tokens, $pointer ) {
		if ( ! self::is_sentence( $file, $tokens, $pointer - 1 ) ) {
			parent::checkLineLength( $file, $tokens, $pointer );
		}
	}

	/**
	 * Checks whether a line holds one literal that a gettext function translates, and at most a comma.
	 *
	 * @param array<int, array<string, mixed>> $tokens Its tokens.
	 * @param int $last Last token of the line.
	 */
	private static function is_sentence( File $file, array $tokens, int $last ): bool {
		$line    = $tokens[ $last ]['line'];
		$literal = null;
		for ( $at = $last; $at >= 0 && $tokens[ $at ]['line'] === $line; $at-- ) {
			if ( T_CONSTANT_ENCAPSED_STRING === $tokens[ $at ]['code'] && null === $literal ) {
				$literal = $at;
			} elseif ( T_WHITESPACE !== $tokens[ $at ]['code'] && T_COMMA !== $tokens[ $at ]['code'] ) {
				return false;
			}
		}
		if ( null === $literal ) {
			return false;
		}
		$parentheses = array_keys( $tokens[ $literal ]['nested_parenthesis'] ?? array() );
		$name        = array() === $parentheses ? false : $file->findPrevious( T_WHITESPACE, end( $parentheses ) - 1, null, true );
		return false !== $name && 1 === preg_match( self::TRANSLATES, $tokens[ $name ]['content'] );
	}
}
