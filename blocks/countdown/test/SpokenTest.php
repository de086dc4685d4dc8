<?php
/**
 * The forms that a language has for numbers.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Tests\Blocks\Countdown;

use Frontage\Blocks\Countdown\Spoken;
use Frontage\Tests\TestCase;
use MO;
use Translation_Entry;

/** What the browser gets to choose from. */
final class SpokenTest extends TestCase {
	public function test_english_tells_one_from_all_others(): void {
		self::assertSame(
			array(
				'day'    => array(
					1   => '%s day',
					100 => '%s days',
				),
				'hour'   => array(
					1   => '%s hour',
					100 => '%s hours',
				),
				'minute' => array(
					1   => '%s minute',
					100 => '%s minutes',
				),
			),
			Spoken::units()
		);
	}

	public function test_a_language_with_more_groups_gives_a_number_of_each(): void {
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
		add_filter( 'pre_determine_locale', static fn (): string => 'pl_PL' );
		$before                     = $GLOBALS['l10n']['default'] ?? null;
		$GLOBALS['l10n']['default'] = $words;
		try {
			$units = Spoken::units();
		} finally {
			$GLOBALS['l10n']['default'] = $before;
			if ( null === $before ) {
				unset( $GLOBALS['l10n']['default'] );
			}
			remove_all_filters( 'pre_determine_locale' );
		}
		self::assertSame(
			array(
				1   => '%s godzina',
				2   => '%s godziny',
				3   => '%s godziny',
				100 => '%s godzin',
			),
			$units['hour']
		);
		self::assertSame( '%s days', $units['day'][100] );
	}
}
