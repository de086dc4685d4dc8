<?php
declare( strict_types=1 );

namespace Frontage\Tests\Http;

use Frontage\Http\Signed;


/**
 * Tests signed values that pass through the browser.
 *
 * Only values signed by this site for that purpose are accepted.
 */
final class SignedTest extends Action_TestCase {
	private const DATA = array(
		'post_type' => 'post',
		'ids'       => array( 1, 2 ),
		'title'     => 'Füße & <b>',
	);

	public function test_round_trips_with_a_stable_result(): void {
		$text = Signed::make( 'query', self::DATA );
		self::assertSame( self::DATA, Signed::read( 'query', $text ) );
		self::assertSame( $text, Signed::make( 'query', self::DATA ) );
		self::assertMatchesRegularExpression( '/^[A-Za-z0-9_.-]+$/', $text );
	}

	public function test_is_valid_for_one_purpose_only(): void {
		self::assertNull( Signed::read( 'mail', Signed::make( 'query', self::DATA ) ) );
	}

	public function test_rejects_every_changed_character(): void {
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

	public function test_rejects_invalid_text(): void {
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

	public function test_the_previous_key_stays_valid(): void {
		$old = Signed::make( 'query', self::DATA );
		Signed::rotate();
		$new = Signed::make( 'query', self::DATA );
		self::assertNotSame( $old, $new );
		self::assertSame( self::DATA, Signed::read( 'query', $old ) );
		Signed::rotate();
		self::assertNull( Signed::read( 'query', $old ) );
		self::assertSame( self::DATA, Signed::read( 'query', $new ) );
	}

	public function test_needs_one_query_per_request(): void {
		global $wpdb;
		$before = $wpdb->num_queries;
		for ( $time = 0; $time < 3; $time++ ) {
			Signed::read( 'query', Signed::make( 'query', self::DATA ) );
		}
		self::assertSame( $before + 1, $wpdb->num_queries );
	}
}
