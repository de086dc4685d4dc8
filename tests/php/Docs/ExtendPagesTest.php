<?php
declare( strict_types=1 );

namespace Frontage\Tests\Docs;

use Frontage\Admin\Status\Announced;
use Frontage\Admin\Status\Row;
use Frontage\Admin\Status\Section;
use Frontage\Base\Manifest;
use Frontage\Base\Manifests;
use Frontage\Tests\Extend_Pages;
use Frontage\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** Tests that the plugins of docs/extend work as they stand: each page's files are written, loaded and used. */
final class ExtendPagesTest extends TestCase {
	use Extend_Pages;

	#[DataProvider( 'pages' )]
	public function test_what_a_page_adds_is_registered( string $page ): void {
		$manifest = self::use_page( $page );
		$rows     = ( new Announced() )->rows();
		$wrong    = array_filter( $rows, static fn ( Row $row ): bool => Row::GOOD !== $row->state );
		self::assertSame( array(), array_column( $wrong, 'value' ) );
		$added = array_merge( ...array_values( $manifest['implementations'] ?? array() ) );
		$count = count( $added ) + count( $manifest['actions'] ?? array() ) + count( $manifest['modules'] ?? array() );
		self::assertGreaterThan( 0, $count );
		self::assertSame( array( 'acme' ), array_column( $rows, 'label' ) );
		self::assertStringStartsWith( "$count addition", $rows[0]->value );
	}

	public function test_the_first_page_quotes_what_developers_read(): void {
		add_filter( 'doing_it_wrong_trigger_error', '__return_false' );
		$wrong    = array(
			3,
			array( 'field_types' => array() ),
			array( 'implementations' => array( 'Acme\Section' => array() ) ),
			array( 'implementations' => array( Section::class => array( 'Acme\Opening_Times', 'Acme\Plain' ) ) ),
			array( 'actions' => array( 'Acme\Free_Times' ) ),
			array( 'actions' => array( 'zilla-likes' => 'Acme\Free_Times' ) ),
			array( 'modules' => array( 'rating' => array() ) ),
			array(
				'plugin'  => __FILE__,
				'modules' => array( 'acme/rating' => array( 'view' => array( 'path' => 'build/rating.js' ) ) ),
			),
		);
		$messages = array();
		class_exists( 'Acme\Plain' ) || class_alias( self::class, 'Acme\Plain' );
		foreach ( $wrong as $manifest ) {
			remove_all_filters( 'frontage_manifests' );
			add_filter( 'frontage_manifests', static fn ( array $all ): array => $all + array( 'acme' => $manifest ) );
			Manifest::add_announced();
			Manifest::implementations( Section::class );
			array_push( $messages, ...array_column( Manifests::problems(), 'message' ) );
		}
		preg_match_all( '/^\| `(.+?)` \|/m', (string) file_get_contents( self::path( 'plugin-and-manifest' ) ), $quoted );
		$quoted = array_values( array_diff( $quoted[1], array( 'plugin', 'implementations', 'actions', 'modules' ) ) );
		self::assertSame( $messages, $quoted );
	}
}
