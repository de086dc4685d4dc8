<?php
declare( strict_types=1 );

namespace Frontage\Tests\Blocks\Countdown;

use Frontage\Blocks\Countdown\Spoken_Time;
use Frontage\Tests\TestCase;
use MO;
use Translation_Entry;

/** Tests the plural forms that the browser chooses from. */
final class SpokenTest extends TestCase {
	public function test_english_has_singular_and_plural(): void {
		self::assertSame(
			array(
				array( array( 1, '%s day' ), array( 0, '%s days' ) ),
				array( array( 1, '%s hour' ), array( 0, '%s hours' ) ),
				array( array( 1, '%s minute' ), array( 0, '%s minutes' ) ),
			),
			Spoken_Time::units()
		);
	}

	public function test_languages_with_more_plural_forms_have_one_entry_for_each(): void {
		$words = new MO();
		$words->set_header( 'Plural-Forms', 'nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2);' );
		$words->add_entry(
			new Translation_Entry(
				array(
					'singular'     => '%s hour',
					'plural'       => '%s hours',
					'translations' => array( '%s godzina', '%s godziny', '%s godzin' ),
				)
			)
		);
		$before                     = $GLOBALS['l10n']['default'] ?? null;
		$GLOBALS['l10n']['default'] = $words;
		try {
			$units = Spoken_Time::units();
		} finally {
			$GLOBALS['l10n']['default'] = $before;
			if ( null === $before ) {
				unset( $GLOBALS['l10n']['default'] );
			}
		}
		self::assertSame(
			array( array( 1, '%s godzina' ), array( 2, '%s godziny' ), array( 3, '%s godziny' ), array( 0, '%s godzin' ) ),
			$units[1]
		);
		self::assertSame( array( 0, '%s days' ), end( $units[0] ) );
	}
}
