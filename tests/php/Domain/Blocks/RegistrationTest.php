<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Blocks;

use Frontage\Base\Manifest;
use Frontage\Base\Paths;
use Frontage\Domain\Blocks\Registry;
use Frontage\Tests\Opened_Files;
use Frontage\Tests\TestCase;
use WP_Block_Editor_Context;
use WP_Block_Type;
use WP_Block_Type_Registry;

/**
 * Tests block registration.
 *
 * Registration reads one file for visitors and is complete for the editor.
 */
final class RegistrationTest extends TestCase {
	/** What is registered for visitors, in one file that the opcode cache keeps. */
	private const BUILT = 'build/blocks.php';

	public function test_registers_all_blocks_from_one_file(): void {
		global $wpdb;
		$files = glob( Paths::path( 'blocks/*/block.json' ) ) ?: array();
		$slugs = array_map( static fn ( string $file ): string => basename( dirname( $file ) ), $files );
		self::unregister();
		$made = array();
		$read = 0;
		add_filter(
			'register_block_type_args',
			static function ( array $args, string $name ) use ( &$made ): array {
				$made[] = substr( $name, strlen( 'frontage/' ) );
				return $args;
			},
			10,
			2
		);
		add_filter(
			'block_type_metadata',
			static function ( array $metadata ) use ( &$read ): array {
				++$read;
				return $metadata;
			}
		);
		// Read once by each request, whatever it registers; other tests of this process may have read them already, or not.
		Manifest::get();
		wp_load_alloptions();
		$queries = $wpdb->num_queries;
		$opened  = Opened_Files::during( Registry::register_for_visitors( ... ) );
		self::assertSame( array( Paths::path( self::BUILT ) ), $opened, 'Every further file costs each request.' );
		self::assertSame( 0, $wpdb->num_queries - $queries );
		self::assertSame( 0, $read, 'Nothing reads block.json.' );
		sort( $slugs );
		sort( $made );
		self::assertSame( $slugs, $made, 'Each block of the plugin once.' );
	}

	public function test_loads_titles_only_where_blocks_can_be_edited(): void {
		self::unregister();
		Registry::register_for_visitors();
		$type = WP_Block_Type_Registry::get_instance()->get_registered( 'frontage/tabs' );
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

	private static function unregister(): void {
		foreach ( array_keys( require Paths::path( self::BUILT ) ) as $slug ) {
			WP_Block_Type_Registry::get_instance()->unregister( "frontage/$slug" );
		}
	}
}
