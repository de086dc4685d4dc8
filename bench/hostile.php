<?php
/**
 * Measures how long the largest and most hostile texts take, in milliseconds; run inside WordPress by bench/run.mjs.
 *
 * Each takes time in proportion to its length: a pattern that backtracks, or a loop in a loop, takes seconds.
 */

declare( strict_types=1 );

namespace Frontage\Bench;

use Frontage\Blocks\Icon\Svg;
use Frontage\Blocks\Safe_Html\Removed;
use Frontage\Blocks\Safe_Html\Safe_Html;
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
foreach ( array( '<svg>', '<div>', '<a href="', '<!--', '&#x', '<p style="', '</b>', '<<' ) as $piece ) {
	$text                             = str_repeat( $piece, 20_000 );
	$cases[ "safe HTML: $piece" ]     = static fn () => Safe_Html::of( $text );
	$cases[ "what it loses: $piece" ] = static fn () => Removed::from( $text );
}
$groups   = implode( '', array_map( static fn ( int $id ): string => "<g id=\"i$id\">", range( 1, 900 ) ) );
$drawings = array(
	'900 groups'   => '<svg>' . $groups . str_repeat( '</g>', 900 ) . '</svg>',
	'colors'       => '<svg>' . str_repeat( '<path fill="' . str_repeat( 'rgb(', 100 ) . '"/>', 200 ) . '</svg>',
	'inside a tag' => '<svg ' . str_repeat( '<svg ', 15_000 ) . '</svg>',
);
foreach ( $drawings as $name => $drawing ) {
	$cases[ "drawing: $name" ] = static fn () => Svg::clean( $drawing );
}
$share                           = static fn ( string $html ): string => do_blocks(
	'<!-- wp:group {"frontage":{"share-image":{"networks":["x"]}}} --><div class="wp-block-group">' . $html . '</div><!-- /wp:group -->'
);
$cases['share buttons: figures'] = static fn () => $share( str_repeat( '<figure', 50_000 ) );
$cases['share buttons: signs']   = static fn () => $share( '<figure>' . str_repeat( '<', 200_000 ) );
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
