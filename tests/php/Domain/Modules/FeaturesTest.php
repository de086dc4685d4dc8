<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Modules;

use Frontage\Base\Manifest;
use Frontage\Domain\Modules\Feature;
use Frontage\Domain\Modules\Features;
use Frontage\Domain\Render\Ids;
use Frontage\Domain\Shop\Order;
use PHPUnit\Framework\TestCase;

/** Tests that the build knows what features say of themselves: no class is loaded to be asked. */
final class FeaturesTest extends TestCase {
	/** Hooks that fire after `wp`, while a page is printed. */
	private const OF_PAGES = array(
		'template_redirect',
		'wp_enqueue_scripts',
		'wp_head',
		'wp_body_open',
		'wp_footer',
		'body_class',
		'get_custom_logo',
		'render_block_core/site-logo',
		'render_block_core/template-part',
		...Order::HOOKS,
		Order::ACTION, // Also heard afterwards.
	);

	public function test_the_build_reads_when_each_is_needed(): void {
		$found = 0;
		foreach ( array( 'features', 'blocks' ) as $kind ) {
			foreach ( Manifest::get()[ $kind ] as $module ) {
				if ( ! isset( $module['feature'], $module['class'] ) ) {
					continue;
				}
				++$found;
				$class = $module['class'];
				self::assertSame( (array) self::constant( "$class::WHEN", '' ), $module['feature'], $class );
				self::assertSame( self::constant( "$class::OFF_BY_DEFAULT", false ), $module['off'] ?? false, $class );
			}
		}
		self::assertGreaterThan( 10, $found );
	}

	/** Comments are sent to a file that never gets to `wp`, as logins are: a hook added there would be missing. */
	public function test_what_waits_for_a_page_adds_hooks_of_pages_only(): void {
		foreach ( array( 'features', 'blocks' ) as $kind ) {
			foreach ( Manifest::get()[ $kind ] as $module ) {
				if ( array( 'hook:wp' ) === ( $module['feature'] ?? array() ) && isset( $module['class'] ) ) {
					$foreign = array_diff( self::hooks_of( $module['class'] ), self::OF_PAGES );
					self::assertSame( array(), array_values( $foreign ), $module['class'] );
				}
			}
		}
	}

	/** A header's HTML block comes before all content, and most sites have nothing else that hears of such blocks. */
	public function test_what_waits_for_a_hook_hears_it_the_first_time(): void {
		global $wp_filter;
		$html  = '<ul uk-accordion><li><a class="uk-accordion-title" href>Q</a><div class="uk-accordion-content">A</div></li></ul>';
		$block = "<!-- wp:html -->$html<!-- /wp:html -->";
		$kept  = $wp_filter;

		$wp_filter = array(); // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- Put back below.
		Features::start();
		$first     = do_blocks( $block );
		$wp_filter = $kept; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- As it was.
		Ids::reset();
		self::assertStringContainsString( 'frontage-accordion', $first );
		self::assertStringNotContainsString( 'uk-accordion', $first );
	}

	/**
	 * Returns the names of the hooks that a feature adds.
	 *
	 * @param class-string $feature Its class.
	 * @return string[]
	 */
	private static function hooks_of( string $feature ): array {
		global $wp_filter;
		self::assertTrue( is_subclass_of( $feature, Feature::class ) );
		$kept = $wp_filter;
		( new $feature() )->boot(); // What it reads for the first time adds hooks of its own.
		$wp_filter = array(); // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- Put back below.
		( new $feature() )->boot();
		$added     = array_keys( $wp_filter );
		$wp_filter = $kept; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- As it was.
		return $added;
	}

	/** Returns a constant of a class, or what stands for it. */
	private static function constant( string $name, mixed $other ): mixed {
		return defined( $name ) ? constant( $name ) : $other;
	}
}
