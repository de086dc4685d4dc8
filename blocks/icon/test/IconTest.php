<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Icon\Test;

use Frontage\Base\Paths;
use Frontage\Base\Request_Cache;
use Frontage\Blocks\Icon\Icon_Names;
use Frontage\Blocks\Icon\Icon_Set;
use Frontage\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;

/** Tests the icon on a page: what it is called, where it leads, and that nothing stands where there is no drawing. */
final class IconTest extends TestCase {
	protected function tearDown(): void {
		remove_all_filters( 'frontage_icons' );
		Request_Cache::flush();
		parent::tearDown();
	}

	/**
	 * Renders the block as a page does.
	 *
	 * @param array<string, mixed> $attributes Of the block.
	 */
	private static function html( array $attributes ): string {
		$block = sprintf( '<!-- wp:frontage/icon %s /-->', serialize_block_attributes( $attributes ) );
		return trim( (string) apply_filters( 'the_content', $block ) );
	}

	public function test_every_name_has_a_drawing_and_every_drawing_a_name(): void {
		$built = require Paths::path( 'build/icons.php' );
		self::assertSame( array_keys( Icon_Names::all() ), array_keys( $built ) );
		foreach ( $built as $slug => $shapes ) {
			self::assertMatchesRegularExpression( '~^(?:<(?:path|circle|rect) [\w" .,=-]+/>)+$~', $shapes, $slug );
		}
		self::assertSame( array_unique( Icon_Names::all() ), Icon_Names::all() );
	}

	public function test_an_icon_is_decoration_unless_it_has_a_label(): void {
		$plain = self::html( array( 'icon' => 'star-filled' ) );
		self::assertStringContainsString( 'aria-hidden="true"', $plain );
		self::assertStringNotContainsString( 'role=', $plain );
		$named = self::html(
			array(
				'icon'  => 'star-filled',
				'label' => 'Five & more',
			)
		);
		self::assertStringContainsString( 'role="img" aria-label="Five &amp; more"', $named );
		self::assertStringNotContainsString( 'aria-hidden', $named );
	}

	public function test_a_link_always_has_a_name(): void {
		$link = array(
			'icon' => 'arrow-right',
			'href' => 'https://example.org/shop/?a=1&b=2',
		);
		self::assertStringContainsString( ' href="https://example.org/shop/?a=1&amp;b=2"', self::html( $link ) );
		self::assertStringContainsString( 'aria-label="Arrow right"', self::html( $link ) );
		self::assertStringContainsString( 'aria-label="Shop"', self::html( array( 'label' => 'Shop' ) + $link ) );
		$own = array(
			'source' => 'own',
			'svg'    => '&lt;svg&gt;&lt;path d="M0 0"/&gt;&lt;/svg&gt;',
		);
		self::assertStringContainsString( 'aria-label="example.org"', self::html( $own + $link ) );
		$new = self::html(
			array(
				'opensInNewTab' => true,
				'rel'           => 'nofollow',
			) + $link
		);
		self::assertStringContainsString( 'target="_blank" rel="nofollow noopener"', $new );
	}

	/** @param array<string, mixed> $attributes Of the block. */
	#[DataProvider( 'misfits' )]
	public function test_nothing_is_printed_without_a_drawing( array $attributes ): void {
		self::assertSame( '', self::html( $attributes ) );
	}

	/** @return array<string, array{array<string, mixed>}> */
	public static function misfits(): array {
		return array(
			'nothing chosen'       => array( array( 'icon' => '' ) ),
			'no such icon'         => array( array( 'icon' => 'no-such-icon' ) ),
			'a path'               => array( array( 'icon' => '../../wp-config' ) ),
			'no such collection'   => array( array( 'icon' => 'nobody/arrow-left' ) ),
			'an object'            => array( array( 'icon' => array( 'a' => 1 ) ) ),
			'no SVG'               => array( array( 'source' => 'own' ) ),
			'no such file'         => array(
				array(
					'source' => 'own',
					'file'   => 999_999,
				),
			),
			'a file of other kind' => array(
				array(
					'source' => 'own',
					'file'   => 9001,
				),
			),
		);
	}

	public function test_settings_that_mean_harm_do_none(): void {
		$html = self::html(
			array(
				'icon'     => 'star-filled',
				'size'     => '1px;position:fixed',
				'rotation' => 1e300,
				'label'    => '"><script>alert(1)</script>',
				'href'     => "java\tscript:alert(1)",
				'anchor'   => '"><b>',
			)
		);
		self::assertDoesNotMatchRegularExpression( '/<script|javascript|position|<b>|<a/', $html );
		self::assertStringContainsString( '<svg', $html );
	}

	#[Group( 'since-6.9' )]
	public function test_icons_that_are_registered_with_wordpress_are_printed(): void {
		$html = self::html( array( 'icon' => 'core/arrow-left' ) );
		self::assertStringContainsString( 'class="frontage-icon__svg"', $html );
		self::assertStringContainsString( 'fill="currentColor"', $html );
		self::assertStringContainsString( '<path d="', $html );
	}

	public function test_a_file_of_the_library_is_read_if_it_is_an_svg(): void {
		$path = wp_upload_dir()['basedir'] . '/frontage-loaf.svg';
		// phpcs:ignore WordPress.WP.AlternativeFunctions -- A test.
		file_put_contents( $path, '<svg onload="alert(1)"><path d="M3 3h9"/></svg>' );
		$id   = wp_insert_attachment( array( 'post_mime_type' => 'image/svg+xml' ), $path );
		$html = self::html(
			array(
				'source' => 'own',
				'file'   => $id,
			)
		);
		wp_delete_attachment( $id, true );
		self::assertStringContainsString( 'd="M3 3h9"', $html );
		self::assertStringNotContainsString( 'onload', $html );
	}

	public function test_other_plugins_add_icons_which_are_not_trusted(): void {
		Request_Cache::flush();
		add_filter(
			'frontage_icons',
			static fn (): array => array(
				'loaf'  => array(
					'name' => 'Loaf',
					'svg'  => '<svg onload="alert(1)"><path d="M5 5h9"/></svg>',
				),
				'wrong' => 'no array',
				'empty' => array( 'svg' => 'no svg' ),
			)
		);
		self::assertStringContainsString( 'd="M5 5h9"', self::html( array( 'icon' => 'loaf' ) ) );
		self::assertStringNotContainsString( 'onload', self::html( array( 'icon' => 'loaf' ) ) );
		$icons = Icon_Set::all();
		self::assertSame( array( 'loaf', 'Loaf' ), array( $icons[0]['slug'], $icons[0]['name'] ) );
		self::assertCount( count( Icon_Names::all() ) + 1, $icons );
	}

	public function test_an_author_without_unfiltered_html_loses_nothing(): void {
		$svg   = '&lt;svg viewBox="0 0 9 9"&gt;&lt;path d="M0 0"/&gt;&lt;/svg&gt;';
		$post  = sprintf( '<!-- wp:frontage/icon %s /-->', serialize_block_attributes( array( 'svg' => $svg ) ) );
		$saved = parse_blocks( wp_unslash( wp_filter_post_kses( wp_slash( $post ) ) ) );
		self::assertSame( $svg, $saved[0]['attrs']['svg'] ?? null );
	}
}
