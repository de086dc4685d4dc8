<?php
declare( strict_types=1 );

namespace Frontage\Tests\Golden;

use Frontage\Base\Paths;
use Frontage\Tests\Core_Html;
use Frontage\Tests\Shared_Content;
use Frontage\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

require_once __DIR__ . '/Fixture.php';

/**
 * Tests the server's output for every fixture.
 *
 * Compares each fixture, rendered through `the_content`, with its reviewed golden file.
 */
final class GoldenTest extends TestCase {
	use Shared_Content;

	/** Whether blocks are registered as for the editor, which no test takes back. */
	private static bool $is_registered = false;

	protected static function make_content(): void {
		Fixture::share();
	}

	/**
	 * Provides the files of all fixtures.
	 *
	 * @return array<string, array{string}>
	 */
	public static function fixtures(): array {
		$files = glob( dirname( __DIR__, 3 ) . '/blocks/*/fixtures/*.json' );
		$cases = array();
		foreach ( false === $files ? array() : $files as $file ) {
			$cases[ basename( dirname( $file, 2 ) ) . '/' . basename( $file, '.json' ) ] = array( $file );
		}
		return $cases;
	}

	#[DataProvider( 'fixtures' )]
	public function test_prints_its_golden_html( string $file ): void {
		$fixture = Fixture::read( $file );
		$this->assertFileExists( $fixture->golden(), 'Run “npm run build -- --fixtures” and review what it writes.' );
		self::assert_is_golden( $fixture );
	}

	#[DataProvider( 'fixtures' )]
	public function test_prints_the_same_for_the_editor_registration( string $file ): void {
		if ( ! self::$is_registered ) {
			\Frontage\Domain\Blocks\Registry::register_fully();
			self::$is_registered = true;
		}
		$fixture = Fixture::read( $file );
		self::assert_is_golden( $fixture );
	}

	/** Asserts that WordPress prints the golden file, apart from what only WordPress changes. */
	private static function assert_is_golden( Fixture $fixture ): void {
		self::assertSame(
			Core_Html::normalize( (string) file_get_contents( $fixture->golden() ) ),
			Core_Html::normalize( $fixture->print() )
		);
	}

	public function test_the_words_in_posts_are_as_reviewed(): void {
		self::assertStringEqualsFile( Saved_Content_File::path(), Saved_Content_File::json(), 'Run “npm run build -- --fixtures”.' );
	}

	public function test_every_block_has_two_fixtures_one_of_them_empty(): void {
		$folders = glob( Paths::path( 'blocks/*' ), GLOB_ONLYDIR );
		foreach ( false === $folders ? array() : $folders as $folder ) {
			$files = glob( "$folder/fixtures/*.json" );
			$this->assertGreaterThanOrEqual(
				2,
				count( false === $files ? array() : $files ),
				basename( $folder ) . ' needs two fixtures at least.'
			);
			$this->assertFileExists( "$folder/fixtures/empty.json", basename( $folder ) . ' needs an empty fixture.' );
		}
	}
}
