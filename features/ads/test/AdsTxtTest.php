<?php
declare( strict_types=1 );

namespace Frontage\Features\Ads\Test;

use Frontage\Base\Settings\Invalid_Setting;
use Frontage\Base\Settings\Options;
use Frontage\Features\Ads\Ads;
use Frontage\Features\Ads\Ads_Txt;
use Frontage\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** Tests what ads.txt may contain. */
final class AdsTxtTest extends TestCase {
	private const RIGHT = "# Sellers\ngoogle.com, pub-1234567890123456, DIRECT, f08c47fec0942fa0\n\n"
		. "exchange.example.co.uk,12/3,reseller # a comment\ncontact=ads@example.com\nsubdomain=news.example.com";

	public function test_keeps_the_lines_of_a_right_file(): void {
		self::assertSame( self::RIGHT, self::parse( self::RIGHT ) );
		self::assertSame( '', self::parse( '' ) );
	}

	/**
	 * Returns wrong lines.
	 *
	 * @return array<string, array{mixed, string}>
	 */
	public static function wrong(): array {
		return array(
			'words'            => array( "google.com, 1, DIRECT\nsell my ads", '2' ),
			'script'           => array( '<script>alert(1)</script>', '1' ),
			'two fields'       => array( "# Sellers\n\ngoogle.com, pub-1", '3' ),
			'unknown relation' => array( 'google.com, pub-1, FRIEND', '1' ),
			'no domain'        => array( 'google, pub-1, DIRECT', '1' ),
			'unknown variable' => array( 'password=1', '1' ),
			'long and hostile' => array( str_repeat( 'a-', 20_000 ) . ',', '1' ),
		);
	}

	#[DataProvider( 'wrong' )]
	public function test_names_the_line_that_is_wrong( string $text, string $line ): void {
		try {
			self::parse( $text );
			self::fail( 'Nothing was refused.' );
		} catch ( Invalid_Setting $error ) {
			self::assertSame( 'ads.ads_txt', $error->field );
			self::assertStringContainsString( "Line $line of ads.txt", $error->getMessage() );
		}
	}

	public function test_refuses_what_is_no_text(): void {
		$this->expectException( Invalid_Setting::class );
		self::parse( array( 'a' => 'b' ) );
	}

	public function test_answers_nothing_else(): void {
		Options::save( array(), array( Ads::SLUG => array( 'ads_txt' => self::RIGHT ) ) );
		foreach ( array( '/', '/ads.txt/', '/blog/ads.txt', array( '/ads.txt' ) ) as $address ) {
			$_SERVER['REQUEST_URI'] = $address;
			( new Ads_Txt() )->serve();
		}
		self::assertSame( self::RIGHT, Ads::value( 'ads_txt' ) );
	}

	/**
	 * Reads what an owner entered.
	 *
	 * @param mixed $entered Text, or something else.
	 */
	private static function parse( mixed $entered ): mixed {
		return Ads::settings()['ads_txt']->parse( 'ads.ads_txt', $entered );
	}
}
