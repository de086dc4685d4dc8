<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Tests\Http;

use Frontage\Http\Signed;


/**
 * Tests signed values that pass through the browser.
 *
 * Only values signed by this site for that purpose are accepted.
 */
final class SignedTest extends Action_Case {
	private const DATA = array(
		'post_type' => 'post',
		'ids'       => array( 1, 2 ),
		'title'     => 'Füße & <b>',
	);

	public function test_comes_back_as_it_was_and_always_looks_the_same(): void {
		$text = Signed::make( 'query', self::DATA );
		self::assertSame( self::DATA, Signed::read( 'query', $text ) );
		self::assertSame( $text, Signed::make( 'query', self::DATA ) );
		self::assertMatchesRegularExpression( '/^[A-Za-z0-9_.-]+$/', $text );
	}

	public function test_cannot_be_read_as_another_kind(): void {
		self::assertNull( Signed::read( 'mail', Signed::make( 'query', self::DATA ) ) );
	}

	public function test_every_changed_character_breaks_it(): void {
		$text = Signed::make( 'query', self::DATA );
		for ( $at = 0; $at < strlen( $text ); $at++ ) {
			$changed        = $text;
			$changed[ $at ] = 'A' === $text[ $at ] ? 'B' : 'A';
			if ( in_array( $at, array( strlen( $text ) - 1, strpos( $text, '.' ) - 1 ), true ) ) {
				continue; // The last character of a part has bits that no byte uses.
			}
			self::assertNull( Signed::read( 'query', $changed ), "Letter $at" );
		}
	}

	public function test_nonsense_is_nothing(): void {
		$text  = Signed::make( 'query', self::DATA );
		$cases = array(
			'',
			'.',
			'a',
			'a.b',
			'a.b.c',
			$text . "\n",
			$text . '=',
			substr( $text, 0, -20 ),
			$text . str_repeat( 'A', 20000 ),
			strstr( $text, '.', true ) . '.',
		);
		foreach ( $cases as $nonsense ) {
			self::assertNull( Signed::read( 'query', (string) $nonsense ) );
		}
	}

	public function test_a_new_key_keeps_pages_of_the_last_one_alive(): void {
		$old = Signed::make( 'query', self::DATA );
		Signed::rotate();
		$new = Signed::make( 'query', self::DATA );
		self::assertNotSame( $old, $new );
		self::assertSame( self::DATA, Signed::read( 'query', $old ) );
		Signed::rotate();
		self::assertNull( Signed::read( 'query', $old ) );
		self::assertSame( self::DATA, Signed::read( 'query', $new ) );
	}

	public function test_asks_the_database_nothing(): void {
		global $wpdb;
		wp_load_alloptions();
		$before = $wpdb->num_queries;
		Signed::read( 'query', Signed::make( 'query', self::DATA ) );
		self::assertSame( $before, $wpdb->num_queries );
	}
}
