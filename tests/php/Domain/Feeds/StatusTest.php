<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Feeds;

use Frontage\Admin\Status\Feeds_Section;
use Frontage\Admin\Status\Row;
use Frontage\Base\Settings\Options;
use Frontage\Base\Store\Values;
use Frontage\Domain\Feeds\Feeds;
use Frontage\Domain\Providers\Facebook\Token_End;

/** Tests what an owner learns about feeds: their age, what failed, and tokens that end. */
final class StatusTest extends Feed_TestCase {
	/**
	 * Returns the rows as text.
	 *
	 * @return list<string>
	 */
	private static function rows(): array {
		$text = static fn ( Row $row ): string => implode( ' | ', array_filter( array( $row->label, $row->value, $row->advice ) ) );
		return array_map( $text, ( new Feeds_Section() )->rows() );
	}

	public function test_names_the_age_of_each_feed_and_its_last_error(): void {
		self::assertSame( array( 'Social feeds | None yet' ), self::rows() );
		$source = self::source( 'mastodon', '@harbour@example.social' );
		Feeds::ask( $source );
		$this->later( 5 * HOUR_IN_SECONDS );
		self::assertStringContainsString( 'Mastodon: harbour@example.social | ', self::rows()[0] );
		self::assertStringContainsString( '5 hours old', self::rows()[0] );
		$this->stand_in( self::NOBODY );
		Feeds::read( $source );
		$this->cron();
		self::assertStringContainsString( '5 hours old | Could not connect to example.social', self::rows()[0] );
	}

	public function test_tells_that_a_feed_without_its_key_is_not_refreshed(): void {
		Feeds::ask( self::source( 'x', 'https://x.com/harbour' ) );
		self::assertStringNotContainsString( 'not connected', self::rows()[0] );
		Options::save( array(), array( 'x' => array( 'bearer_token' => '' ) ) );
		self::assertMatchesRegularExpression(
			'/^X: harbour \| \d+ posts?, 1 second old \| X is not connected, so this is not/',
			self::rows()[0]
		);
	}

	public function test_a_token_that_still_works_has_not_ended(): void {
		Token_End::keep( 'good-page-token', array( 'expires_at' => $this->now + HOUR_IN_SECONDS ) );
		$source = self::source( 'facebook', 'https://www.facebook.com/harbourcafe' );
		Feeds::ask( $source );
		$this->later( 2 * HOUR_IN_SECONDS );
		self::assertStringContainsString( 'It has ended', self::rows()[0] );
		Feeds::read( $source );
		$this->cron();
		self::assertStringStartsWith( 'Facebook: harbourcafe', self::rows()[0] );
	}

	public function test_warns_a_week_before_a_token_ends(): void {
		$ends = fn ( int $days ) => Token_End::keep( 'good-page-token', array( 'expires_at' => $this->now + $days * DAY_IN_SECONDS ) );
		$ends( 8 );
		self::assertSame( array( 'Social feeds | None yet' ), self::rows() );
		$ends( 6 );
		self::assertStringContainsString( 'Token for Facebook | It ends in 6 days | Create a new token', self::rows()[0] );
		$ends( -1 );
		self::assertStringContainsString( 'It has ended', self::rows()[0] );
		Options::save( array(), array( 'facebook' => array( 'page_token' => '' ) ) );
		self::assertSame( array( 'Social feeds | None yet' ), self::rows(), 'It is not used any more.' );
		self::assertStringNotContainsString( 'good-page-token', (string) wp_json_encode( Values::get( 'frontage_facebook_token_end' ) ) );
	}
}
