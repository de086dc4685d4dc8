<?php
declare( strict_types=1 );

namespace Frontage\Tests\Base;

use Frontage\Admin\Status\Announced;
use Frontage\Admin\Status\Row;
use Frontage\Admin\Status\Section;
use Frontage\Base\Manifest;
use Frontage\Base\Manifests;
use Frontage\Domain\Query\Counted;
use Frontage\Domain\Query\Counted_Elsewhere;
use Frontage\Http\Action;
use Frontage\Http\Action_Registry;
use Frontage\Http\Policy;
use Frontage\Http\Response;
use Frontage\Http\Visitor;
use Frontage\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** Tests what other plugins announce: it is used like Frontage's own, and what is wrong is told and never used. */
final class ManifestsTest extends TestCase {
	protected function tearDown(): void {
		remove_all_filters( 'frontage_manifests' );
		Manifest::override( null );
		Manifests::reset();
		parent::tearDown();
	}

	/** Announces a manifest as the plugin “acme”. */
	private static function announce( mixed $manifest ): void {
		add_filter( 'frontage_manifests', static fn ( array $all ): array => $all + array( 'acme' => $manifest ) );
		Manifest::add_announced();
	}

	/** Returns a class of another plugin: a section of the Status tab. */
	private static function section(): string {
		$section = new class() implements Section {
			public function slug(): string {
				return 'acme';
			}

			public function title(): string {
				return 'Stock';
			}

			public function order(): int {
				return 90;
			}

			public function rows(): array {
				return array( Row::good( 'Loaves', 3 ) );
			}
		};
		return $section::class;
	}

	/** Returns a class of another plugin: an action. */
	private static function action(): string {
		$action = new class() extends Action {
			public const NAME = 'acme_ping';

			public function args(): array {
				return array();
			}

			public function policy(): Policy {
				return Policy::public_read();
			}

			public function run( array $args, Visitor $visitor ): Response {
				return Response::html( 'pong' );
			}
		};
		return $action::class;
	}

	public function test_uses_what_others_announce_beside_its_own(): void {
		$own = count( Manifest::implementations( Section::class ) );
		self::announce(
			array(
				'plugin'          => __FILE__,
				'implementations' => array( Section::class => array( self::section() ) ),
				'actions'         => array( 'acme_ping' => self::action() ),
			)
		);
		self::assertSame( $own + 1, count( Manifest::implementations( Section::class ) ) );
		self::assertInstanceOf( Action::class, Action_Registry::find( 'acme_ping' ) );
		self::assertSame( 'acme', Manifests::owner( self::section() ) );
		self::assertSame( array(), Manifests::problems() );
		$rows = array_column( ( new Announced() )->rows(), 'value', 'label' );
		self::assertSame( array( 'acme' => '2 additions' ), $rows );
	}

	public function test_a_class_of_a_special_interface_is_one_of_the_general_interface_too(): void {
		self::announce( array( 'implementations' => array( Counted_Elsewhere::class => array( 'Acme\Sold' ) ) ) );
		self::assertContains( 'Acme\Sold', Manifest::get()['implementations'][ Counted::class ] );
	}

	public function test_finds_scripts_of_islands_beside_the_plugins_main_file(): void {
		self::announce(
			array(
				'plugin'  => __FILE__,
				'modules' => array(
					'acme/rating' => array(
						'view'  => array(
							'path'    => basename( __FILE__ ),
							'version' => '1 beta',
							'react'   => true,
						),
						'parts' => array( 'stars' => array( 'path' => '/' . basename( __FILE__ ) ) ),
					),
				),
			)
		);
		$view = Manifest::module( 'acme/rating' )['view'] ?? array();
		self::assertTrue( $view['react'] ?? null );
		self::assertStringEndsWith( '/' . basename( __FILE__ ), $view['url'] ?? '' );
		self::assertSame( '1%20beta', $view['version'] );
		$part = Manifest::module( 'acme/rating' )['parts']['stars'] ?? array();
		self::assertSame( array( __FILE__, (string) filemtime( __FILE__ ) ), array( $part['file'] ?? '', $part['version'] ?? '' ) );
		self::assertSame( array(), Manifests::problems() );
	}

	public function test_a_module_may_have_parts_without_a_view(): void {
		$script = array(
			'path'    => basename( __FILE__ ),
			'version' => '1',
		);
		self::announce(
			array(
				'plugin'  => __FILE__,
				'modules' => array( 'acme/popups' => array( 'parts' => array( 'weather' => $script ) ) ),
			)
		);
		self::assertSame( '1', Manifest::script( 'acme/popups:weather' )['version'] ?? '' );
		self::assertNull( Manifest::script( 'acme/popups' ) );
		self::assertNull( Manifest::script( 'acme/none:weather' ) );
		self::assertSame( array(), Manifests::problems() );
	}

	/** @return array<string, array{mixed, string}> Manifests, and what developers read about them. */
	public static function wrong(): array {
		return array(
			'no manifest'          => array( 3, 'A manifest is an array' ),
			'an unknown part'      => array( array( 'field_types' => array() ), '“field_types” is not part of a manifest' ),
			'no interface of ours' => array( array( 'implementations' => array( 'Acme\Own' => array() ) ), 'Acme\Own is not an' ),
			'an interface only'    => array( array( 'implementations' => array( \Countable::class => array() ) ), 'Countable is not an' ),
			'a name that is taken' => array( array( 'actions' => array( 'zilla-likes' => 'Acme\Likes' ) ), 'action zilla-likes already' ),
			'a wrong list'         => array( array( 'actions' => 'Acme\Ping' ), '“actions” is an array' ),
			'a list without names' => array( array( 'actions' => array( array() ) ), 'by the names of their actions' ),
			'a list of classes'    => array( array( 'actions' => array( 'Acme\\Ping' ) ), '“0” does not' ),
			'no main file'         => array( array( 'modules' => array( 'acme/rating' => array() ) ), '“plugin” is the full path' ),
			'no prefix'            => array( array( 'modules' => array( 'rating' => array() ) ), '“rating” is none' ),
			'no script'            => array(
				array(
					'plugin'  => __FILE__,
					'modules' => array( 'acme/rating' => array( 'view' => array( 'path' => 'build/none.js' ) ) ),
				),
				'There is no script “build/none.js”',
			),
		);
	}

	#[DataProvider( 'wrong' )]
	public function test_tells_what_is_wrong( mixed $manifest, string $message ): void {
		add_filter( 'doing_it_wrong_trigger_error', '__return_false' );
		$told = did_action( 'doing_it_wrong_run' );
		self::announce( $manifest );
		self::assertSame( $told + 1, did_action( 'doing_it_wrong_run' ) );
		self::assertStringContainsString( $message, Manifests::problems()[0]['message'] ?? '' );
		self::assertContains( Row::BAD, array_column( ( new Announced() )->rows(), 'state' ) );
	}

	public function test_tells_of_classes_that_are_missing_or_something_else(): void {
		add_filter( 'doing_it_wrong_trigger_error', '__return_false' );
		self::announce(
			array(
				'implementations' => array( Section::class => array( 'Acme\Nowhere', self::action() ) ),
				'actions'         => array( 'acme_pong' => self::section() ),
			)
		);
		$rows     = ( new Announced() )->rows();
		$messages = implode( "\n", array_column( $rows, 'value' ) );
		self::assertStringContainsString( 'Acme\Nowhere is not there', $messages );
		self::assertStringContainsString( 'does not implement ' . Section::class, $messages );
		self::assertStringContainsString( 'The action acme_pong needs a class that extends', $messages );
		self::assertSame( '0 additions', $rows[0]->value );
	}

	public function test_asks_nothing_without_others(): void {
		global $wpdb;
		$before = $wpdb->num_queries;
		Manifest::add_announced();
		self::assertSame( $before, $wpdb->num_queries );
		self::assertSame( array( 'None' ), array_column( ( new Announced() )->rows(), 'value' ) );
	}
}
