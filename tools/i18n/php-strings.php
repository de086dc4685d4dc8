<?php
/**
 * Finds translatable strings in PHP files, for tools/i18n: reads paths from standard input, writes JSON.
 *
 *     find includes -name '*.php' | php tools/i18n/php-strings.php
 */

declare( strict_types=1 );

/** Meaning of each argument: text, plural, context, domain. */
const FRONTAGE_I18N = array(
	'__'         => array( 'text', 'domain' ),
	'_e'         => array( 'text', 'domain' ),
	'esc_html__' => array( 'text', 'domain' ),
	'esc_html_e' => array( 'text', 'domain' ),
	'esc_attr__' => array( 'text', 'domain' ),
	'esc_attr_e' => array( 'text', 'domain' ),
	'_x'         => array( 'text', 'context', 'domain' ),
	'_ex'        => array( 'text', 'context', 'domain' ),
	'esc_html_x' => array( 'text', 'context', 'domain' ),
	'esc_attr_x' => array( 'text', 'context', 'domain' ),
	'_n'         => array( 'text', 'plural', '', 'domain' ),
	'_nx'        => array( 'text', 'plural', '', 'context', 'domain' ),
	'_n_noop'    => array( 'text', 'plural', 'domain' ),
	'_nx_noop'   => array( 'text', 'plural', 'context', 'domain' ),
);

/**
 * Returns the value of a literal or concatenated literals; null for anything else.
 *
 * @param list<PhpToken> $tokens The argument.
 */
function frontage_i18n_value( array $tokens ): ?string {
	$value = '';
	foreach ( $tokens as $token ) {
		if ( '.' === $token->text ) {
			continue;
		}
		if ( ! $token->is( T_CONSTANT_ENCAPSED_STRING ) ) {
			return null;
		}
		$inner  = substr( $token->text, 1, -1 );
		$value .= '"' === $token->text[0] ? stripcslashes( $inner ) : strtr(
			$inner,
			array(
				"\\'"  => "'",
				'\\\\' => '\\',
			)
		);
	}
	return $value;
}

/**
 * Returns the arguments of a call.
 *
 * @param list<PhpToken> $tokens Tokens without whitespace and comments.
 * @param int $at Index of the opening parenthesis.
 * @return list<list<PhpToken>>
 */
function frontage_i18n_arguments( array $tokens, int $at ): array {
	$arguments = array( array() );
	$depth     = 0;
	for ( $i = $at + 1; isset( $tokens[ $i ] ); $i++ ) {
		$text = $tokens[ $i ]->text;
		if ( 0 === $depth && ')' === $text ) {
			break;
		}
		$depth += in_array( $text, array( '(', '[', '{' ), true ) ? 1 : ( in_array( $text, array( ')', ']', '}' ), true ) ? -1 : 0 );
		if ( 0 === $depth && ',' === $text ) {
			$arguments[] = array();
			continue;
		}
		$arguments[ count( $arguments ) - 1 ][] = $tokens[ $i ];
	}
	return array_values( array_filter( $arguments ) );
}

/**
 * Returns the strings of a file.
 *
 * @param string $path Path of the file.
 * @return list<array<string, string>>
 */
function frontage_i18n_strings( string $path ): array {
	$found   = array();
	$comment = array( '', -9 );
	$tokens  = array();
	foreach ( PhpToken::tokenize( (string) file_get_contents( $path ) ) as $token ) {
		if ( $token->is( array( T_COMMENT, T_DOC_COMMENT ) ) && preg_match( '~translators:\s*(.*?)\s*(\*/)?$~s', $token->text, $match ) ) {
			$comment = array( (string) preg_replace( '/\s+/', ' ', $match[1] ), $token->line + substr_count( $token->text, "\n" ) );
		} elseif ( ! $token->isIgnorable() ) {
			$token->comment = $token->line - $comment[1] <= 1 ? $comment[0] : '';
			$tokens[]       = $token;
		}
	}
	foreach ( $tokens as $i => $token ) {
		$names = FRONTAGE_I18N[ ltrim( $token->text, '\\' ) ] ?? null;
		if (
			null === $names
			|| '(' !== ( $tokens[ $i + 1 ]->text ?? '' )
			|| in_array( $tokens[ $i - 1 ]->text ?? '', array( 'function', '->', '::' ), true )
		) {
			continue;
		}
		$call = array( 'comment' => $token->comment );
		foreach ( frontage_i18n_arguments( $tokens, $i + 1 ) as $n => $argument ) {
			$call[ $names[ $n ] ?? '' ] = frontage_i18n_value( $argument );
		}
		if ( 'frontage' !== ( $call['domain'] ?? '' ) || null === ( $call['text'] ?? null ) ) {
			fwrite( STDERR, "$path:$token->line: $token->text() must have literal words and the text domain.\n" );
			exit( 1 );
		}
		unset( $call['domain'], $call[''] );
		$found[] = $call;
	}
	return $found;
}

$frontage_i18n_all = array();
foreach ( array_filter( explode( "\n", (string) stream_get_contents( STDIN ) ) ) as $frontage_i18n_path ) {
	$frontage_i18n_all[ $frontage_i18n_path ] = frontage_i18n_strings( $frontage_i18n_path );
}
echo json_encode( $frontage_i18n_all, JSON_THROW_ON_ERROR | JSON_UNESCAPED_UNICODE );
