<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Render;

use Frontage\Base\Request_Cache;
use Frontage\Domain\Render\Number_Format;
use Frontage\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** Tests numbers in the format of the site's language. */
final class NumberFormatTest extends TestCase {
	/** @var array<string, string> */
	private array $separators;

	protected function setUp(): void {
		parent::setUp();
		$this->separators = $GLOBALS['wp_locale']->number_format;
	}

	protected function tearDown(): void {
		$GLOBALS['wp_locale']->number_format = $this->separators;
		remove_all_filters( 'determine_locale' );
		Request_Cache::flush();
		parent::tearDown();
	}

	#[DataProvider( 'texts' )]
	public function test_writes_a_number_as_its_language_does(
		string $locale,
		string $group,
		string $decimal,
		string $number,
		string $text
	): void {
		$this->speak( $locale, $group, $decimal );
		self::assertSame( $text, Number_Format::text( $number ) );
	}

	/** @return array<string, array{string, string, string, string, string}> */
	public static function texts(): array {
		return array(
			'small'                   => array( 'en_US', ',', '.', '7', '7' ),
			'thousands'               => array( 'en_US', ',', '.', '1234567', '1,234,567' ),
			'all decimals, also zero' => array( 'en_US', ',', '.', '007.10', '7.10' ),
			'a real minus'            => array( 'en_US', ',', '.', '-12', '−12' ),
			'German'                  => array( 'de_DE', '.', ',', '1234.5', '1.234,5' ),
			'a space as an entity'    => array( 'fr_FR', '&nbsp;', ',', '1234.5', "1\u{A0}234,5" ),
			'Indian groups'           => array( 'hi_IN', ',', '.', '12345678', '1,23,45,678' ),
			'Arabic digits'           => array( 'ar', '.', ',', '1234.5', '١.٢٣٤,٥' ),
			'Latin digits of Morocco' => array( 'ary', '.', ',', '1234', '1.234' ),
			'Persian digits'          => array( 'fa_IR', ',', '.', '-1234', '−۱,۲۳۴' ),
			'Bengali digits'          => array( 'bn_BD', ',', '.', '1234567', '১২,৩৪,৫৬৭' ),
		);
	}

	public function test_years_are_not_grouped(): void {
		self::assertSame( '1998', Number_Format::text( '1998', false ) );
	}

	#[DataProvider( 'none' )]
	public function test_what_is_no_number_is_empty( mixed $value ): void {
		self::assertSame( '', Number_Format::text( $value ) );
		self::assertSame( '', Number_Format::clean( $value ) );
	}

	/** @return array<string, array{mixed}> */
	public static function none(): array {
		return array(
			'empty'           => array( '' ),
			'words'           => array( 'many' ),
			'an exponent'     => array( '1e9' ),
			'hexadecimal'     => array( '0x1A' ),
			'too many digits' => array( '1234567890123456' ),
			'two points'      => array( '1.2.3' ),
			'a second line'   => array( "1\n2" ),
			'a list'          => array( array( '1' ) ),
			'true'            => array( true ),
		);
	}

	public function test_a_clean_number_is_what_a_script_can_read(): void {
		self::assertSame( '-7.10', Number_Format::clean( ' -007.10 ' ) );
	}

	/**
	 * Makes the site speak a language.
	 *
	 * @param string $locale Of WordPress.
	 * @param string $group Separator as translated.
	 * @param string $decimal Likewise.
	 */
	private function speak( string $locale, string $group, string $decimal ): void {
		add_filter( 'determine_locale', static fn (): string => $locale );
		$GLOBALS['wp_locale']->number_format = array(
			'thousands_sep' => $group,
			'decimal_point' => $decimal,
		);
		Request_Cache::flush();
	}
}
