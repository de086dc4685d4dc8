<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Tests\Domain\Blocks;

use Frontage\Base\Paths;
use Frontage\Domain\Blocks\Registry;
use Frontage\Domain\Blocks\Renderer;
use Frontage\Tests\TestCase;
use WP_Block_Editor_Context;
use WP_Block_Type;
use WP_Block_Type_Registry;

/**
 * Tests block registration.
 *
 * Registration is fast for visitors and complete for the editor.
 */
final class RegistrationTest extends TestCase {
	/** Number of blocks that the budget covers. */
	private const MANY = 70;

	/** Budget in milliseconds for registering them (STYLE, "Tests"). */
	private const BUDGET = 0.3;

	public function test_registers_seventy_blocks_within_the_budget(): void {
		$built = array_values( require Paths::path( 'build/blocks.php' ) );
		$times = array();
		for ( $round = 0; $round < 60; $round++ ) {
			$registry = new WP_Block_Type_Registry();
			$started  = hrtime( true );
			for ( $index = 0; $index < self::MANY; $index++ ) {
				$args                    = $built[ $index % count( $built ) ];
				$args['render_callback'] = array( Renderer::class, 'render' );
				$registry->register( new WP_Block_Type( "frontage/generated-$index", $args ) );
			}
			$times[] = ( hrtime( true ) - $started ) / 1e6;
		}
		sort( $times );
		$fast = $times[ intdiv( count( $times ), 10 ) ];
		$this->assertLessThan( self::BUDGET, $fast, 'Milliseconds for ' . self::MANY . ' blocks, the tenth percentile.' );
	}

	public function test_loads_titles_only_where_blocks_can_be_edited(): void {
		$registry = WP_Block_Type_Registry::get_instance();
		foreach ( array_keys( require Paths::path( 'build/blocks.php' ) ) as $slug ) {
			$registry->unregister( "frontage/$slug" );
		}
		Registry::register_for_visitors();
		$type = $registry->get_registered( 'frontage/tabs' );
		$this->assertInstanceOf( WP_Block_Type::class, $type );
		$this->assertSame( '', $type->title );

		Registry::register_fully();
		$type = WP_Block_Type_Registry::get_instance()->get_registered( 'frontage/tabs' );
		$this->assertInstanceOf( WP_Block_Type::class, $type );
		$this->assertSame( 'Frontage Tabs', $type->title );
		$handles = array( ...$type->editor_script_handles, ...$type->editor_style_handles, ...$type->style_handles );
		$this->assertSame( array(), $handles, 'WordPress would load them in every frame of the editor.' );
		$this->assertSame( array(), $type->view_script_module_ids, 'The island imports the module; WordPress must not load it at once.' );
	}

	public function test_no_block_has_the_title_of_a_core_block(): void {
		Registry::register_fully();
		$ours   = array();
		$theirs = array();
		foreach ( WP_Block_Type_Registry::get_instance()->get_all_registered() as $name => $type ) {
			if ( str_starts_with( $name, 'core/' ) ) {
				$theirs[] = strtolower( $type->title );
			} elseif ( str_starts_with( $name, 'frontage/' ) && null === $type->parent ) {
				$ours[] = strtolower( $type->title );
			}
		}
		$this->assertSame( array(), array_values( array_intersect( $ours, $theirs ) ) );
	}

	public function test_our_categories_follow_those_of_wordpress(): void {
		$slugs = array_column( get_block_categories( new WP_Block_Editor_Context() ), 'slug' );
		$known = array_values( array_filter( $slugs, static fn ( string $slug ): bool => str_starts_with( $slug, 'frontage-' ) ) );
		$this->assertSame( $known, array_slice( $slugs, -count( $known ) ) );
		Registry::register_fully();
		foreach ( WP_Block_Type_Registry::get_instance()->get_all_registered() as $name => $type ) {
			if ( str_starts_with( $name, 'frontage/' ) ) {
				$this->assertContains( $type->category, $known, $name );
			}
		}
	}
}
