<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Pricing_Table\Test;

use Frontage\Domain\Render\Money;
use Frontage\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** Tests plans, their prices, and the switch between periods. */
final class PricingTableTest extends TestCase {
	/**
	 * Renders a table.
	 *
	 * @param array<string, mixed> $table Attributes.
	 * @param array<string, mixed> ...$plans Attributes of each plan.
	 */
	private static function table( array $table, array ...$plans ): string {
		$inner = '';
		foreach ( $plans as $plan ) {
			$inner .= sprintf( '<!-- wp:frontage/pricing-plan %s /-->', wp_json_encode( $plan ) );
		}
		$begin = sprintf( '<!-- wp:frontage/pricing-table %s -->', wp_json_encode( (object) $table ) );
		return do_blocks( "$begin$inner<!-- /wp:frontage/pricing-table -->" );
	}

	/**
	 * Returns the texts of the parts with a class.
	 *
	 * @return list<string>
	 */
	private static function texts( string $html, string $name ): array {
		preg_match_all( "~<(\w+) class=\"frontage-pricing-table__$name(?: [^\"]*)?\">(.*?)</\\1>~s", $html, $found );
		return array_map( static fn ( string $text ): string => trim( wp_strip_all_tags( $text ) ), $found[2] );
	}

	public function test_both_prices_are_there_and_one_is_chosen(): void {
		$html = self::table(
			array(
				'saving'     => 'Save & smile',
				'startsWith' => 'yearly',
			),
			array(
				'name'   => 'Loaf',
				'price'  => '9',
				'yearly' => '90.50',
			)
		);
		self::assertSame( array( '$9 per month', '$90.50 per year' ), self::texts( $html, 'price' ) );
		self::assertSame( array( 'Save &amp; smile' ), self::texts( $html, 'saving' ) );
		self::assertMatchesRegularExpression( '~value="yearly" checked~', $html );
		self::assertDoesNotMatchRegularExpression( '~value="monthly" checked~', $html );
		self::assertStringNotContainsString( 'frontage-island', $html );
	}

	public function test_a_price_for_years_only_is_there_in_both_periods(): void {
		$html = self::table(
			array(),
			array( 'price' => '9', 'yearly' => '90' ), // phpcs:ignore WordPress.Arrays -- Short.
			array( 'yearly' => '120' )
		);
		self::assertSame( array( '$9 per month', '$90 per year', '$120 per year' ), self::texts( $html, 'price' ) );
		self::assertSame( 1, substr_count( $html, '__price is-yearly' ) );
	}

	public function test_two_tables_of_a_page_switch_apart(): void {
		$plan = array(
			'price'  => '9',
			'yearly' => '90',
		);
		preg_match_all( '~type="radio"[^>]* name="([^"]+)"~', self::table( array(), $plan ) . self::table( array(), $plan ), $names );
		self::assertCount( 4, $names[1] );
		self::assertCount( 2, array_unique( $names[1] ) );
	}

	public function test_there_is_no_switch_where_nothing_would_change(): void {
		$html = self::table( array(), array( 'price' => '9' ) );
		self::assertStringNotContainsString( 'type="radio"', $html );
		self::assertSame( array( '$9 per month' ), self::texts( $html, 'price' ) );
		$html = self::table(
			array( 'hasPeriods' => false ),
			array(
				'price'  => '9',
				'yearly' => '90',
			)
		);
		self::assertSame( array( '$9' ), self::texts( $html, 'price' ) );
	}

	public function test_words_stand_in_place_of_a_price(): void {
		$html = self::table(
			array(),
			array(
				'text'  => '<em>On request</em><script></script>',
				'price' => '9',
			)
		);
		self::assertSame( array( 'On request' ), self::texts( $html, 'price' ) );
		self::assertStringNotContainsString( '<script', $html );
	}

	public function test_a_plan_without_anything_is_not_printed(): void {
		self::assertSame( '', trim( self::table( array(), array( 'price' => 'nine' ) ) ) );
	}

	/** @return array<string, array{string, string, string, string}> */
	public static function prices(): array {
		return array(
			'dollars'             => array( 'en_US', '1234.50', 'USD', '$1,234.50' ),
			'whole'               => array( 'en_US', '29', 'USD', '$29' ),
			'after, with a space' => array( 'de_DE', '1234.5', 'EUR', "1.234,5\u{a0}€" ),
			'before'              => array( 'nl_NL', '10', 'EUR', "€\u{a0}10" ),
			'yen'                 => array( 'ja', '980', 'JPY', '￥980' ),
			'own sign'            => array( 'en_US', '10', 'points', "10\u{a0}points" ),
			'none'                => array( 'en_US', '10', '', '10' ),
			'not a number'        => array( 'en_US', '1e5', 'USD', '' ),
			'below zero'          => array( 'en_US', '-5', 'USD', '-$5' ),
		);
	}

	#[DataProvider( 'prices' )]
	public function test_prices_are_written_as_readers_expect( string $locale, string $number, string $currency, string $text ): void {
		add_filter( 'locale', static fn (): string => $locale );
		add_filter( 'pre_determine_locale', static fn (): string => $locale );
		self::assertSame( $text, Money::text( $number, $currency ) );
	}

	public function test_without_intl_the_code_stands_behind(): void {
		self::assertSame( "1,234.50\u{a0}USD", Money::plain( '1234.50', 'USD' ) );
	}
}
