<?php
/**
 * Measures how long the largest and most hostile texts take, in milliseconds; run inside WordPress by bench/run.mjs.
 *
 * Each takes time in proportion to its length: a pattern that backtracks, or a loop in a loop, takes seconds.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Bench;

use Frontage\Domain\Forms\Email_Address;
use Frontage\Domain\Forms\Field_Types;
use Frontage\Domain\Forms\Formula;
use Frontage\Domain\Overlay\Popup_Rules;
use Frontage\Domain\Search\Words;

/** Milliseconds that each may take. */
const MOST_MS = 1000;

$popups = Popup_Rules::read( array( 'show' => array( 'path:/' . str_repeat( 'a*', 90 ) . 'b' ) ) );
$code   = array(
	'code'   => str_repeat( str_repeat( 'x', 39 ) . "\n", 5000 ),
	'tokens' => str_repeat( 'K13X1', 5000 ),
);
$cases  = array(
	'address: no domain'  => static fn () => Email_Address::is_valid( Email_Address::clean( str_repeat( 'a', 1_000_000 ) . '@' ) ),
	'address: hyphens'    => static fn () => Email_Address::is_valid( Email_Address::clean( 'a@' . str_repeat( '-.', 500_000 ) ) ),
	'address: spaces'     => static fn () => Email_Address::is_valid( Email_Address::clean( str_repeat( ' ', 1_000_000 ) . 'x' ) ),
	'pattern of an owner' => static fn () => Field_Types::matches( str_repeat( 'a', 5000 ) . 'b', '(a+)+(a+)+' ),
	'formula: brackets'   => static fn () => Formula::parse( str_repeat( '(', 2000 ) ),
	'formula: sum'        => static fn () => Formula::parse( str_repeat( '1+', 1000 ) . '1' ),
	'place of a popup'    => static fn () => Popup_Rules::match( $popups, array(), '/' . str_repeat( 'a', 100_000 ) ),
	'source code'         => static fn () => do_blocks( '<!-- wp:frontage/source-code ' . serialize_block_attributes( $code ) . ' /-->' ),
);
foreach ( array( "a'", '+#', '.a', '-', '猫', '"', ' -a', "\u{301}", '&', "a\u{301}'", 'ก็', '<' ) as $sign ) {
	$cases[ "words: $sign" ] = static fn () => Words::of( str_repeat( $sign, 100_000 ) );
}

$table = array();
foreach ( $cases as $name => $run ) {
	$start = hrtime( true );
	$run();
	$took    = ( hrtime( true ) - $start ) / 1e6;
	$table[] = array(
		'text'    => $name,
		'ms'      => $took,
		'in time' => $took <= MOST_MS ? 'yes' : 'NO',
	);
}
echo wp_json_encode( $table );
