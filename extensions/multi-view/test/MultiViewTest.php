<?php
declare( strict_types=1 );

namespace Frontage\Tests\Extensions\Multi_View;

use Frontage\Base\Paths;
use Frontage\Domain\Headings\Headings;
use Frontage\Domain\Modules\Extensions;
use Frontage\Extensions\Multi_View\Views;
use Frontage\Tests\Core_Html;
use Frontage\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** Tests what a block with several views is printed as. */
final class MultiViewTest extends TestCase {
	protected function setUp(): void {
		parent::setUp();
		Extensions::reset();
		remove_all_actions( 'wp_footer' );
	}

	/**
	 * Provides styles, and how they are printed.
	 *
	 * @return array<array{array<string, mixed>, array<string, string>}>
	 */
	public static function vectors(): array {
		return array_map(
			static fn ( array $case ): array => array( $case['styles'], $case['css'] ),
			self::read( 'extensions/multi-view/test/vectors.json' )
		);
	}

	/**
	 * Tests the styles of one view.
	 *
	 * @param array<string, mixed> $styles Saved.
	 * @param array<string, string> $css By property.
	 */
	#[DataProvider( 'vectors' )]
	public function test_writes_styles_as_custom_properties( array $styles, array $css ): void {
		$parts = array();
		foreach ( $css as $property => $value ) {
			$parts[] = "--frontage-view-hover-$property:$value";
		}
		sort( $parts );
		$settings = (string) wp_json_encode( array( 'styles' => array( 'hover' => $styles ) ) );
		preg_match( '/style="([^"]*)"/', $this->print( $settings ), $found );
		$printed = array_filter( explode( ';', $found[1] ?? '' ) );
		sort( $printed );
		self::assertSame( $parts, $printed );
	}

	public function test_keeps_the_styles_of_the_block(): void {
		self::assertSame(
			'<p class="wp-elements has-frontage-view" '
				. 'style="color:red;--frontage-view-tablet-color:#000;--frontage-view-phone-width:50%">Bread</p>',
			$this->print(
				'{"styles":{"tablet":{"textColor":"#000"},"phone":{"width":"50%"}}}',
				'<p class="wp-elements" style="color:red;">Bread</p>'
			)
		);
	}

	public function test_the_widths_are_those_of_scripts_and_styles(): void {
		$builder = self::read( 'src/lib/breakpoints.json' )['builder'];
		self::assertSame(
			array(
				'desktop' => 'screen and (min-width:' . ( $builder['tablet'] + 1 ) . 'px)',
				'tablet'  => "screen and (max-width:{$builder['tablet']}px)",
				'phone'   => "screen and (max-width:{$builder['phone']}px)",
			),
			Views::MEDIA
		);
	}

	public function test_hides_by_classes(): void {
		self::assertStringContainsString(
			'class="is-frontage-hidden-in-phone is-frontage-hidden-until-hover"',
			$this->print( '{"visibility":{"phone":false,"tablet":true,"desktop":"no","hover":true,"watch":false}}' )
		);
		self::assertStringNotContainsString( 'frontage-view', $this->print( '{"visibility":{"hover":true}}' ) );
		self::assertStringContainsString( 'data-frontage-view', $this->print( '{"visibility":{"hover":false}}' ) );
	}

	public function test_tells_the_script_classes_and_safe_attributes(): void {
		$html = $this->print(
			'{"classes":{"phone":"is-big  9lives a\"b x:y -ok"},"attrs":{'
				. '"hover":{"title":"5 \u0022<b>more</b>","href":"JaVa\tscript:alert(1)","onclick":"x"},'
				. '"phone":{"href":"tel:123","label":["x"]}}}'
		);
		preg_match( '/data-frontage-view="([^"]*)"/', $html, $found );
		self::assertSame(
			array(
				'hover' => array( 'attrs' => array( 'title' => '5 "more' ) ),
				'phone' => array(
					'attrs'   => array( 'href' => 'tel:123' ),
					'classes' => array( 'is-big', '-ok' ),
				),
			),
			json_decode( html_entity_decode( $found[1] ?? '' ), true )
		);
		self::assertSame( 1, substr_count( $this->footer(), 'name="multi-view"' ) );
	}

	public function test_loads_no_script_for_what_css_can_do(): void {
		$this->print( '{"content":{"phone":"Short"},"styles":{"phone":{"order":1}},"visibility":{"tablet":false}}' );
		self::assertSame( '', $this->footer() );
	}

	public function test_ignores_nonsense(): void {
		$nonsense = array(
			'{"content":7,"styles":"x","attrs":null,"classes":[1],"visibility":"no"}',
			'{"content":{"phone":{"a":"b"},"tablet":[]},"styles":{"phone":"x","hover":[1]},'
				. '"attrs":{"phone":"x","hover":[{"title":"x"}]},"classes":{"phone":["a"]},"visibility":{"phone":0}}',
			'{"content":{"watch":"x","phone":" "},"attrs":{"phone":{"image":{"id":"9","url":"javascript:alert(1)"},"title":{}}},"x":{}}',
			'{"classes":{"phone":"' . str_repeat( '\u0022 ', 5000 ) . '"}}',
		);
		foreach ( $nonsense as $settings ) {
			self::assertSame( '<p>Bread</p>', Core_Html::normalize( $this->print( $settings ) ) );
		}
		self::assertLessThan( 4000, strlen( $this->print( '{"classes":{"phone":"' . str_repeat( 'name ', 50000 ) . '"}}' ) ) );
	}

	public function test_headings_have_the_text_of_the_block_in_lists_of_them(): void {
		$html = $this->print( '{"content":{"phone":"Short"}}', '<h2>Long heading</h2>' );
		self::assertSame( array( 'Long heading' ), array_column( ( new Headings( $html ) )->all(), 'text' ) );
	}

	public function test_excerpts_and_feeds_have_the_text_of_the_block(): void {
		$content = '<!-- wp:paragraph {"frontage":{"multi-view":{"content":{"phone":"Short"}}}} --><p>Bread</p><!-- /wp:paragraph -->';
		$post    = get_post( $this->make_post( array( 'post_content' => $content ) ) );
		self::assertNotNull( $post );
		self::assertSame( 'Bread', get_the_excerpt( $post ) );
	}

	/**
	 * Renders a block.
	 *
	 * @param string $settings JSON.
	 * @param string $html Saved HTML.
	 */
	private function print( string $settings, string $html = '<p>Bread</p>' ): string {
		return trim( do_blocks( '<!-- wp:html {"frontage":{"multi-view":' . $settings . '}} -->' . $html . '<!-- /wp:html -->' ) );
	}

	/**
	 * Reads a JSON file of the repository.
	 *
	 * @param string $path Relative to the plugin folder.
	 * @return array<array-key, mixed>
	 */
	private static function read( string $path ): array {
		// phpcs:ignore WordPress.WP.AlternativeFunctions -- A local file.
		return (array) json_decode( (string) file_get_contents( Paths::path( $path ) ), true );
	}

	private function footer(): string {
		ob_start();
		do_action( 'wp_footer' );
		return (string) ob_get_clean();
	}
}
