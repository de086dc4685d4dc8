<?php
declare( strict_types=1 );

namespace Frontage\Tests\Architecture;

use Frontage\Tests\Built_Slugs;
use Frontage\Tests\Php_Sources;
use Frontage\Tests\Zones;
use PHPUnit\Framework\Attributes\TestWith;
use PHPUnit\Framework\TestCase;

/** Floors look down, modules stand alone, the kernel names no module. */
final class ZonesTest extends TestCase {
	private const FILES_IN_A_KNOT = 4;

	/**
	 * Modules that the kernel still names by their slugs, with the reason. Entries only go: what is new takes the slug from the
	 * manifest, from `block.json`, or as an argument.
	 */
	private const BUILT = array(
		'includes/Domain/Blocks/Pattern_Parts.php: accordion' => self::PATTERNS,
		'includes/Domain/Blocks/Pattern_Parts.php: accordion-item' => self::PATTERNS,
		'includes/Domain/Blocks/Pattern_Parts.php: field-choice' => self::PATTERNS,
		'includes/Domain/Blocks/Pattern_Parts.php: field-text' => self::PATTERNS,
		'includes/Domain/Blocks/Pattern_Parts.php: form'   => self::PATTERNS,
		'includes/Domain/Blocks/Pattern_Parts.php: newsletter' => self::PATTERNS,
		'includes/Domain/Blocks/Pattern_Parts.php: tab'    => self::PATTERNS,
		'includes/Domain/Blocks/Pattern_Parts.php: tabs'   => self::PATTERNS,
		'includes/Domain/Forms/Submission_Input.php: form' => 'Whose uploads a request may use; the form should pass it.',
		'includes/Domain/Headings/Headings.php: table-of-contents' => 'Its own headings are left out; it should mark them.',
		'includes/Domain/Overlay/Popup_Type.php: modal'    => 'What a new popup begins with; block.json should say it.',
		'includes/Domain/Render/Card/Card_Template.php: post-card' => self::SAVED,
		'includes/Domain/Tables/Fetched_Rows.php: data-table' => self::SAVED,
	);

	private const SAVED = 'Part of a key that is saved: with another one, what was kept for cached pages is lost.';

	private const PATTERNS = 'Patterns of several modules share these parts; each module should offer its own.';

	private static function ours(): Zones {
		static $zones = null;

		return $zones ??= new Zones( Php_Sources::all(), Php_Sources::slugs() );
	}

	public function test_no_layer_uses_a_higher_one(): void {
		self::assertSame( array(), self::ours()->upward() );
	}

	public function test_no_module_uses_another(): void {
		self::assertSame( array(), self::ours()->between_modules() );
	}

	public function test_the_shared_code_names_no_module(): void {
		self::assertSame( array(), self::ours()->named_modules() );
	}

	public function test_the_shared_code_builds_the_name_of_no_module(): void {
		$is_shared = static fn ( string $path ): bool => str_starts_with( $path, 'includes/' );
		$shared    = array_filter( Php_Sources::all(), $is_shared, ARRAY_FILTER_USE_KEY );
		$found     = ( new Built_Slugs( $shared, Php_Sources::slugs() ) )->found();
		$known     = array_keys( self::BUILT );
		self::assertSame( array(), array_values( array_diff( $found, $known ) ), 'The kernel never names a module.' );
		self::assertSame( array(), array_values( array_diff( $known, $found ) ), 'These are gone: remove them from BUILT.' );
	}

	#[TestWith( array( "function b() { return 'frontage/' . 'tabs'; }" ) )]
	#[TestWith( array( "const B = 'tabs'; function c() { return 'frontage/' . self::B; }" ) )]
	#[TestWith( array( "function b() { return 'blocks/' . D::TABS; }" ) )]
	#[TestWith( array( "function b() { return sprintf( 'frontage/%s', 'tabs' ); }" ) )]
	#[TestWith( array( "function b() { return sprintf( 'features/%s/style.css', D::TABS ); }" ) )]
	#[TestWith( array( "function b() { return implode( '/', array( 'frontage', 'tabs' ) ); }" ) )]
	#[TestWith( array( 'function b() { foreach ( array( "tabs" ) as $one ) { yield "frontage/$one"; } }' ) )]
	#[TestWith( array( 'const B = array( "tabs" ); function c( string $one ) { return "wp:frontage/{$one}"; }' ) )]
	#[TestWith( array( 'function b() { return D::is_on( "blocks", "tabs" ); }' ) )]
	#[TestWith( array( 'function b() { return \Frontage\Domain\D::is_on( "blocks", D::TABS ); }' ) )]
	#[TestWith( array( 'function b() { return new D( "tabs" ); }' ) )]
	#[TestWith( array( 'function b( string $slug = "tabs" ) {}' ) )]
	#[TestWith( array( 'function b() { return "like-button"; }', 'like-button' ) )]
	#[TestWith( array( 'function b() { return array( "like-button" => 1 ); }', 'like-button' ) )]
	#[TestWith( array( 'function b() { return ".frontage-like-button"; }', '' ) )]
	#[TestWith( array( 'function b() { return "frontage-like-button"; }', 'like-button' ) )]
	#[TestWith( array( 'function b() { return array( "tabs" => "tabs" ); } /* "frontage/" . "tabs" */', '' ) )]
	#[TestWith( array( 'function b( string $one ) { return "frontage/$one" . $this->all["tabs"]; }', '' ) )]
	#[TestWith( array( 'function b() { return D::is_on( "tabs", "blocks" ); }', '' ) )]
	public function test_detects_the_built_name_of_a_module( string $code, string $slug = 'tabs' ): void {
		$sources = array(
			'includes/Domain/A.php' => "<?php final class A { $code }",
			'includes/Domain/D.php' => '<?php final class D { const TABS = "tabs"; function __construct( string $slug ) {}'
				. 'static function is_on( string $kind, string $module ) {} }',
		);
		$found   = ( new Built_Slugs( $sources, array( 'tabs', 'like-button' ) ) )->found();
		self::assertSame( '' === $slug ? array() : array( "includes/Domain/A.php: $slug" ), $found );
	}

	public function test_has_no_large_dependency_cycles(): void {
		self::assertSame( array(), self::ours()->knots( self::FILES_IN_A_KNOT ) );
	}

	public function test_detects_a_higher_layer_under_an_alias(): void {
		$zones = new Zones(
			array(
				'includes/Base/A.php'  => '<?php namespace Frontage\Base; use Frontage\Admin\{ C as D }'
					. '; final class A { function b() { D::x(); } }',
				'includes/Admin/C.php' => '<?php namespace Frontage\Admin; use Frontage\Base\A; final class C {}',
			),
			array()
		);
		self::assertCount( 1, $zones->upward() );
		self::assertStringStartsWith( 'includes/Base/A.php uses Frontage\Admin\C, which is a floor above it.', $zones->upward()[0] );
	}

	public function test_detects_a_function_of_a_higher_layer(): void {
		$zones = new Zones(
			array(
				'includes/Base/A.php'   => '<?php namespace Frontage\Base; use function Frontage\Domain\el; final class A {}',
				'includes/Domain/f.php' => '<?php namespace Frontage\Domain; function el() {}',
			),
			array()
		);
		self::assertCount( 1, $zones->upward() );
	}

	public function test_detects_another_module(): void {
		$zones = new Zones(
			array(
				'blocks/tabs/server/A.php' => '<?php namespace Frontage\Blocks\Tabs; final class A { function b() { return '
					. '\Frontage\Features\Sticky_Header\C::x(); } }',
				'blocks/tabs/server/D.php' => '<?php namespace Frontage\Blocks\Tabs; use Frontage\Blocks\Tabs\A; final class D {}',
			),
			array()
		);
		self::assertCount( 1, $zones->between_modules() );
		self::assertStringStartsWith(
			'blocks/tabs/server/A.php uses Frontage\Features\Sticky_Header\C of another module.',
			$zones->between_modules()[0]
		);
	}

	public function test_detects_a_module_in_shared_code_but_not_in_comments(): void {
		$zones = new Zones(
			array(
				'includes/Domain/A.php' => '<?php namespace Frontage\Domain; /** Such as frontage/tabs. */ final class A { const B = '
					. 'array( "frontage/tabs", "frontage/tabs-like" ); }',
				'includes/Domain/C.php' => '<?php namespace Frontage\Domain; use Frontage\Blocks\Tabs\D; final class C {}',
			),
			array( 'tabs' )
		);
		self::assertSame(
			array(
				'includes/Domain/C.php uses Frontage\Blocks\Tabs\D. The kernel never names a module.',
				'includes/Domain/A.php says “frontage/tabs”. The kernel never names a module.',
			),
			$zones->named_modules()
		);
	}

	public function test_detects_a_cycle_of_five_files(): void {
		$sources = array();
		foreach ( range( 0, 4 ) as $number ) {
			$sources[ "includes/Base/A$number.php" ] = sprintf(
				'<?php namespace Frontage\Base; final class A%d { function b() { new A%d(); } }',
				$number,
				( $number + 1 ) % 5
			);
		}
		$zones = new Zones( $sources, array() );
		self::assertSame(
			array(
				'5 files use each other in a circle, 4 are allowed: includes/Base/A0.php, includes/Base/A1.php, '
					. 'includes/Base/A2.php, includes/Base/A3.php, includes/Base/A4.php',
			),
			$zones->knots( 4 )
		);
		self::assertSame( array(), $zones->knots( 5 ) );
	}
}
