<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Render;

use Frontage\Domain\Render\Theme_Styles;
use Frontage\Domain\Render\Tokens;
use Frontage\Tests\TestCase;
use PHPUnit\Framework\Attributes\Group;
use WP_Theme_JSON_Data;

/** Tests the values that all stylesheets share, of which some are the theme's own. */
final class TokensTest extends TestCase {
	protected function tearDown(): void {
		switch_theme( 'twentytwentyfour' );
		parent::tearDown();
		wp_clean_theme_json_cache();
	}

	public function test_takes_page_text_and_fill_from_the_theme(): void {
		self::assert_values(
			array(
				'page'    => '#f9f9f9',
				'text'    => '#111111',
				'fill'    => '#111111',
				'on-fill' => '#f9f9f9',
			)
		);
	}

	public function test_takes_them_from_the_chosen_style_of_the_theme(): void {
		$this->choose( self::style_of( 'twentytwentyfour', 'onyx' ) );
		self::assert_values(
			array(
				'page' => '#272727',
				'text' => '#f9f9f9',
			)
		);
	}

	public function test_reads_a_page_without_theme_json_from_the_rule_of_the_body(): void {
		$this->theme( 'dark' );
		self::assert_values(
			array(
				'page' => '#14171a',
				'text' => '#eceff1',
			)
		);
	}

	public function test_what_the_page_would_shine_through_is_no_color_of_a_page(): void {
		foreach ( array( '#fffc', '#ffffff80', 'rgba(255, 255, 255, 0.5)', 'rgb(255 255 255 / 50%)' ) as $color ) {
			$this->choose( array( 'styles' => array( 'color' => array( 'background' => $color ) ) ) );
			self::assert_values( array( 'page' => '#fff' ) );
		}
	}

	/** The older WordPress of the tests comes without that theme. */
	#[Group( 'since-6.9' )]
	public function test_follows_twenty_twenty_five_and_its_evening(): void {
		$this->theme( 'twentytwentyfive' );
		self::assert_values(
			array(
				'page'    => '#FFFFFF',
				'text'    => '#111111',
				'fill'    => '#111111',
				'on-fill' => '#FFFFFF',
			)
		);
		$this->choose( self::style_of( 'twentytwentyfive', '01-evening' ) );
		self::assert_values(
			array(
				'page' => '#1B1B1B',
				'text' => '#CBCBCB',
			)
		);
	}

	public function test_classic_themes_have_the_browsers_page_and_wordpress_buttons(): void {
		$this->theme( 'classic' );
		self::assert_values(
			array(
				'page'    => 'Canvas',
				'text'    => 'CanvasText',
				'fill'    => '#32373c',
				'on-fill' => '#fff',
			)
		);
	}

	public function test_the_background_of_a_classic_theme_gets_text_that_reads_on_it(): void {
		$this->theme( 'classic' );
		add_theme_support( 'custom-background' );
		set_theme_mod( 'background_color', '102030' );
		self::assert_values(
			array(
				'page' => '#102030',
				'text' => '#fff',
			)
		);
	}

	public function test_a_fill_whose_own_text_cannot_be_read_gets_another(): void {
		$this->choose( self::button( '#ffe000', '#ffffff' ) );
		self::assert_values(
			array(
				'fill'    => '#ffe000',
				'on-fill' => '#000',
			)
		);
	}

	public function test_a_translucent_fill_is_not_taken(): void {
		$this->choose( self::button( 'rgba(0, 0, 0, 0.1)', '#ffffff' ) );
		self::assert_values(
			array(
				'fill'    => '#111111',
				'on-fill' => '#f9f9f9',
			)
		);
	}

	public function test_nothing_can_leave_its_declaration(): void {
		$this->choose( array( 'color' => array( 'background' => 'red;} body { display: none' ) ) );
		self::assertStringNotContainsString( 'none', Tokens::css() );
	}

	public function test_only_themes_without_gaps_get_some(): void {
		self::assertStringNotContainsString( 'margin-block-start', Tokens::css() );
		switch_theme( 'classic' );
		self::assertStringContainsString( '[class*=wp-block-frontage-]+*){margin-block-start:', Tokens::css() );
	}

	public function test_values_are_kept_by_what_they_depend_on(): void {
		$before = Theme_Styles::get();
		self::assertSame( array( $before ), array_values( (array) get_transient( 'frontage_theme_styles' ) ) );
		$this->choose( self::button( '#ffe000', '#111111' ) );
		$after = Theme_Styles::get();
		self::assertSame( '#ffe000', $after['fill'] );
		self::assertSame( array( $after, $before ), array_values( (array) get_transient( 'frontage_theme_styles' ) ) );
	}

	/**
	 * Asserts some values.
	 *
	 * @param array<string, string> $expected By name.
	 */
	private static function assert_values( array $expected ): void {
		self::assertSame( $expected, array_intersect_key( Theme_Styles::get(), $expected ) );
	}

	/**
	 * Changes the theme.
	 *
	 * @param string $name Its folder.
	 */
	private function theme( string $name ): void {
		switch_theme( $name );
		wp_clean_theme_json_cache();
	}

	/**
	 * Acts as an owner with styles of their own.
	 *
	 * @param array<string, mixed> $styles Of theme.json.
	 * @param array<string, mixed> $settings Of theme.json.
	 */
	private function choose( array $styles, array $settings = array() ): void {
		$settings = $styles['settings'] ?? $settings;
		$styles   = $styles['styles'] ?? $styles;
		wp_clean_theme_json_cache();
		remove_all_filters( 'wp_theme_json_data_user' );
		add_filter(
			'wp_theme_json_data_user',
			static fn ( WP_Theme_JSON_Data $data ): WP_Theme_JSON_Data => $data->update_with(
				array(
					'version'  => 3,
					'settings' => $settings,
					'styles'   => $styles,
				)
			)
		);
	}

	/**
	 * Returns a style of a theme.
	 *
	 * @param string $theme Its folder.
	 * @param string $name File name without extension.
	 * @return array<string, mixed>
	 */
	private static function style_of( string $theme, string $name ): array {
		return (array) wp_json_file_decode( WP_CONTENT_DIR . "/themes/$theme/styles/$name.json", array( 'associative' => true ) );
	}

	/**
	 * Returns styles of buttons.
	 *
	 * @param string $back Background.
	 * @param string $text CSS.
	 * @return array<string, mixed>
	 */
	private static function button( string $back, string $text ): array {
		return array(
			'elements' => array(
				'button' => array(
					'color' => array(
						'background' => $back,
						'text'       => $text,
					),
				),
			),
		);
	}
}
