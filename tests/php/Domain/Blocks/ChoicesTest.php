<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Blocks;

use Frontage\Base\Paths;
use Frontage\Base\Settings\Registry;
use Frontage\Domain\Forms\Captcha\Captchas;
use Frontage\Domain\Render\Card\Card_Options;
use Frontage\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * Tests the choices of `block.json` that PHP keeps too.
 *
 * They also come from elsewhere than a block's attributes: from settings, providers and signed values.
 */
final class ChoicesTest extends TestCase {
	/**
	 * Provides the choices of all blocks.
	 *
	 * @return array<string, array{string, string, list<string>}>
	 */
	public static function choices(): array {
		$cases = array();
		foreach ( require Paths::path( 'build/blocks.php' ) as $slug => $type ) {
			foreach ( $type['attributes'] ?? array() as $name => $attribute ) {
				if ( isset( $attribute['enum'] ) ) {
					$cases[ "$name of $slug" ] = array( (string) $slug, (string) $name, $attribute['enum'] );
				}
			}
		}
		return $cases;
	}

	/**
	 * @param list<string> $values Values that the block allows.
	 */
	#[DataProvider( 'choices' )]
	public function test_are_the_same_in_settings_and_shared_code( string $slug, string $name, array $values ): void {
		$setting = Registry::of( $slug )[ $name ] ?? null;
		if ( null !== $setting ) {
			$this->assertEqualsCanonicalizing( $values, array_map( 'strval', array_keys( $setting->extra['choices'] ) ) );
		}
		if ( 'captcha' === $name ) {
			$this->assertEqualsCanonicalizing( $values, array( Captchas::NONE, ...array_keys( Captchas::all() ) ) );
		}
		if ( 'titleTag' === $name || ( 'ratio' === $name && isset( self::choices()[ "titleTag of $slug" ] ) ) ) {
			foreach ( $values as $value ) {
				$this->assertSame( $value, Card_Options::of( array( $name => $value ) )->data[ $name ] );
			}
		}
		$this->assertNotSame( array(), $values );
	}
}
