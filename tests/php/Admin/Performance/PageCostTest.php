<?php
declare( strict_types=1 );

namespace Frontage\Tests\Admin\Performance;

use Frontage\Admin\Performance\Measure;
use Frontage\Admin\Performance\Printed_Page;
use Frontage\Base\Clock;
use Frontage\Base\Html\Html;
use Frontage\Base\Manifest;
use Frontage\Domain\Render\Island;
use Frontage\Tests\Site_Server;
use Frontage\Tests\TestCase;


/**
 * Tests the measured cost of a page.
 *
 * The page's HTML is analyzed; its queries are counted only in a real, marked request.
 */
final class PageCostTest extends TestCase {
	protected const ISOLATION = 'snapshot';

	protected function tearDown(): void {
		Clock::stop( null );
		parent::tearDown();
	}

	public function test_finds_modules_and_what_they_fetch(): void {
		$island = static fn ( string $name, string $file, string $wake, string $props = '{}' ): string =>
			"<frontage-island name='$name' src='/wp-content/plugins/frontage/build/$file?ver=1' wake='$wake' props='$props'>"
			. '</frontage-island>';
		$html   = '<html><head><link rel="stylesheet" id="theme-css" href="a.css">'
			. '<link rel="stylesheet" id="frontage-gallery-css" href="g.css"><link rel="icon" href="i.png">'
			. '<style id="frontage-tabs-inline-css">.a{}</style><style id="frontage-island-css">.b{}</style>'
			. '<script src="x.js"></script><script>1</script></head><body>'
			. $island( 'tabs', 'tabs/view.js', 'interaction hash' ) . $island( 'tabs', 'tabs/view.js', 'interaction hash' )
			. $island( 'gallery', 'gallery/view.js', 'interaction hash' ) . $island( 'nobody', 'nobody/view.js', 'load' )
			. $island( 'portfolio-row', 'portfolio/view-row.js', 'interaction visible' )
			. $island( 'post-grid', 'post-grid/view.js', 'visible', '{"masonry":"/build/post-grid/view-masonry.js?ver=1"}' )
			. '</body></html>';
		$cost   = ( new Printed_Page( $html ) )->cost();
		self::assertSame(
			array(
				'scripts' => 1,
				'styles'  => 2,
			),
			$cost['files']
		);
		self::assertSame(
			array(
				'gallery'   => 1,
				'tabs'      => 2,
				'portfolio' => 1,
				'post-grid' => 1,
			),
			array_column( $cost['modules'], 'pieces', 'slug' )
		);
		self::assertSame( 'Photo Gallery', $cost['modules'][0]['title'] );
		$entries = $cost['entries'];
		foreach ( array( 'recorder.js load', 'islands.js load', 'tabs/style-index.css load', 'tabs/view.js use' ) as $entry ) {
			self::assertContains( array( ...explode( ' ', $entry ), 1 ), $entries );
		}
		foreach ( array( 'gallery/view.js', 'react.js', 'wordpress/react-dom', 'portfolio/view-row.js', 'post-grid/view.js' ) as $file ) {
			self::assertContains( array( $file, 'near', 1 ), $entries );
		}
		self::assertContains( array( 'post-grid/view-masonry.js', 'near', 0 ), $entries );
		self::assertGreaterThan( 20_000, $cost['sizes']['wordpress/react-dom'] );
		self::assertArrayNotHasKey( 'swiper.js', $cost['sizes'], 'No carousel is on the page.' );
		self::assertSame( strlen( $html ), $cost['html']['bytes'] );
	}

	public function test_knows_scripts_of_other_plugins(): void {
		add_filter(
			'frontage_manifests',
			static fn ( array $all ): array => $all + array(
				'acme' => array(
					'plugin'  => __FILE__,
					'modules' => array(
						'acme/tabs' => array(
							'view' => array(
								'path'  => basename( __FILE__ ),
								'react' => true,
							),
						),
					),
				),
			)
		);
		Manifest::add_announced();
		$view = Manifest::module( 'acme/tabs' )['view'] ?? array();
		$cost = ( new Printed_Page( Island::html( 'acme/tabs', array(), Html::raw( '' ) )->html ) )->cost();
		Manifest::override( null );
		self::assertSame( 'acme/tabs', $cost['modules'][0]['slug'] );
		self::assertSame( array( 'acme/tabs/' ), $cost['modules'][0]['own'] );
		$name = 'acme/tabs/' . basename( __FILE__ );
		self::assertSame( strlen( (string) gzencode( (string) file_get_contents( $view['file'] ?? '' ), 9 ) ), $cost['sizes'][ $name ] );
		foreach ( array( "$name near", 'wordpress/react-dom near', 'islands.js load' ) as $entry ) {
			self::assertContains( array( ...explode( ' ', $entry ), 1 ), $cost['entries'] );
		}
		self::assertArrayNotHasKey( 'tabs/view.js', $cost['sizes'], 'Not ours, though its name is alike.' );
	}

	public function test_a_page_without_frontage_costs_nothing(): void {
		$cost = ( new Printed_Page( '<p>Hello</p>' ) )->cost();
		self::assertSame( array( array(), array(), array() ), array( $cost['entries'], $cost['sizes'], $cost['modules'] ) );
	}

	public function test_a_measuring_token_is_valid_for_a_minute(): void {
		Clock::stop( 1_700_000_000 );
		wp_parse_str( (string) wp_parse_url( Measure::address( home_url( '/' ) ), PHP_URL_QUERY ), $query );
		$mark = $query[ Measure::ARGUMENT ];
		self::assertIsString( $mark );
		self::assertTrue( Measure::is_fresh( $mark ) );
		self::assertFalse( Measure::is_fresh( $mark . 'A' ) );
		self::assertFalse( Measure::is_fresh( array( $mark ) ) );
		Clock::stop( 1_700_000_061 );
		self::assertFalse( Measure::is_fresh( $mark ) );
	}

	public function test_a_page_counts_its_queries_with_a_valid_token(): void {
		$post   = $this->make_post(
			array(
				'post_name'    => 'with-likes',
				'post_content' => '<!-- wp:frontage/like-button /-->',
			)
		);
		$server = new Site_Server();
		$path   = static fn ( string $url ): string => wp_parse_url( $url, PHP_URL_PATH ) . '?' . wp_parse_url( $url, PHP_URL_QUERY );
		$server->send( array( 'path' => $path( (string) get_permalink( $post ) ) ) ); // The first page reads the theme's colors.
		$told   = $server->send( array( 'path' => $path( Measure::address( (string) get_permalink( $post ) ) ) ) );
		$silent = $server->send(
			array( 'path' => $path( add_query_arg( Measure::ARGUMENT, 'forged.mark', (string) get_permalink( $post ) ) ) )
		);
		$server->stop();
		$counts = json_decode( $told['headers']['x-frontage-measure'] ?? '', true );
		self::assertGreaterThan( 5, $counts['total'] );
		self::assertSame( 1, $counts['ours'], 'One query for the likes of the page.' );
		self::assertStringContainsString( 'frontage-like-button', $told['body'] );
		self::assertArrayNotHasKey( 'x-frontage-measure', $silent['headers'] );
	}
}
