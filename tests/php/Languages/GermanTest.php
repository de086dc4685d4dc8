<?php
declare( strict_types=1 );

namespace Frontage\Tests\Languages;

use Closure;
use Frontage\Base\Paths;
use Frontage\Base\Settings\Field;
use Frontage\Http\Args;
use Frontage\Tests\TestCase;
use Throwable;

/**
 * Tests a German site.
 *
 * Strings from PHP, block.json and scripts are translated, from the files of the build.
 */
final class GermanTest extends TestCase {
	protected function setUp(): void {
		parent::setUp();
		add_filter( 'pre_determine_locale', static fn (): string => 'de_DE' );
		add_filter( 'locale', static fn (): string => 'de_DE' );
		\WP_Translation_Controller::get_instance()->set_locale( 'de_DE' );
		unload_textdomain( 'frontage', true );
	}

	protected function tearDown(): void {
		\WP_Translation_Controller::get_instance()->set_locale( 'en_US' );
		unload_textdomain( 'frontage', true );
		parent::tearDown();
	}

	/**
	 * Returns a script's translations.
	 *
	 * @param non-empty-string $handle Script handle.
	 */
	private static function words_of( string $handle, string $path ): string {
		wp_register_script( $handle, Paths::url( $path ) ?: false, array( 'wp-i18n' ), '1', true );
		return (string) load_script_textdomain( $handle, 'frontage' );
	}

	public function test_translates_php_strings(): void {
		self::assertSame( 'Datenschutz', __( 'Privacy', 'frontage' ) );
		/* translators: %d: number of days. */
		$days = static fn ( int $number ): string => sprintf( _n( '%d day', '%d days', $number, 'frontage' ), $number );
		self::assertSame( array( '1 Tag', '3 Tage' ), array( $days( 1 ), $days( 3 ) ) );
		self::assertSame( 'Tg', _x( 'Days', 'short label', 'frontage' ) );
		self::assertSame( 'Tage', __( 'Days', 'frontage' ) );
	}

	public function test_errors_of_settings_and_fields_are_in_one_language(): void {
		$field = Field::int( 'x', 1, 9, 2 );
		self::assertSame(
			'Das Feld „days“ muss eine ganze Zahl von 1 bis 9 sein.',
			$this->message( static fn (): mixed => $field->parse( 'days', 'many' ) )
		);
		$arg = Args::email();
		self::assertSame(
			'Das Feld „to“ muss eine E-Mail-Adresse sein.',
			$this->message( static fn (): mixed => $arg->parse( 'to', 'nobody' ) )
		);
	}

	/**
	 * Returns the message of an error.
	 *
	 * @param Closure(): mixed $fails Throws the error.
	 */
	private function message( Closure $fails ): string {
		try {
			$fails();
		} catch ( Throwable $error ) {
			return $error->getMessage();
		}
		self::fail( 'Nothing failed.' );
	}

	public function test_translates_block_json_strings(): void {
		$registry = \WP_Block_Type_Registry::get_instance();
		$before   = $registry->unregister( 'frontage/accordion' );
		$type     = register_block_type_from_metadata( Paths::path( 'build/accordion' ) );
		$registry->unregister( 'frontage/accordion' );
		self::assertNotFalse( $before );
		$registry->register( $before );
		self::assertNotFalse( $type );
		self::assertSame( 'Frontage-Akkordeon', $type->title );
		self::assertStringContainsString( 'Tastatur', $type->description );
		self::assertContains( 'einklappen', (array) $type->keywords );
		self::assertContains( 'FAQ', array_column( $type->get_variations(), 'title' ) );
	}

	public function test_translates_strings_of_the_settings_screen(): void {
		$words = self::words_of( 'frontage-test-settings', 'build/settings.js' );
		self::assertStringContainsString( '"Privacy":["Datenschutz"]', $words );
		self::assertStringContainsString( '"lang":"de_DE"', $words );
	}

	public function test_translates_strings_of_every_editor_script(): void {
		foreach ( glob( Paths::path( 'build/*/index.js' ) ) ?: array() as $file ) {
			$slug  = basename( dirname( $file ) );
			$block = Paths::path( "blocks/$slug/block.json" );
			if ( str_contains( (string) file_get_contents( $file ), '__)(' ) && is_file( $block ) ) {
				self::assertStringContainsString( 'locale_data', self::words_of( "frontage-test-$slug", "build/$slug/index.js" ), $slug );
			}
		}
	}

	public function test_does_not_change_scripts_of_other_plugins(): void {
		self::assertSame( '/x/other-de_DE-y.json', apply_filters( 'load_script_translation_file', '/x/other-de_DE-y.json', 'y', 'other' ) );
		self::assertFalse( apply_filters( 'load_script_translation_file', false, 'y', 'frontage' ) );
	}
}
