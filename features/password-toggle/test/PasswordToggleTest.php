<?php
declare( strict_types=1 );

namespace Frontage\Tests\Features\Password_Toggle;

use Frontage\Domain\Render\Runtime;
use Frontage\Features\Password_Toggle\Password_Toggle;
use Frontage\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * Tests which pages get the password toggle.
 *
 * Only pages with a password field, and once per page.
 */
final class PasswordToggleTest extends TestCase {
	/**
	 * Provides each kind of page.
	 *
	 * @return array<string, array{string, bool}>
	 */
	public static function pages(): array {
		return array(
			'a field'              => array( '<input class="x" type="password" name="p">', true ),
			'unquoted, upper case' => array( '<INPUT TYPE=password>', true ),
			'only the word'        => array( '<p>type="password"</p><input type="text" placeholder="password">', false ),
			'no field'             => array( '<p>Bread</p>', false ),
		);
	}

	/**
	 * Checks rendered HTML for password fields.
	 *
	 * @param string $html Block HTML.
	 * @param bool $is_wanted Whether a button is expected.
	 */
	#[DataProvider( 'pages' )]
	public function test_loads_with_a_password_field( string $html, bool $is_wanted ): void {
		Runtime::reset();
		( new Password_Toggle() )->boot();
		self::assertTrue( str_ends_with( (string) apply_filters( 'widget_text', $html ), $html ) );
		self::assertSame( $is_wanted, Runtime::is_needed() );
		self::assertSame( $is_wanted ? 1 : 0, substr_count( $this->footer(), 'name="password-toggle"' ) );
	}

	public function test_loads_with_the_form_of_a_protected_post(): void {
		( new Password_Toggle() )->boot();
		get_the_password_form( $this->make_post( array( 'post_password' => 'bread' ) ) );
		get_the_password_form( $this->make_post( array( 'post_password' => 'bread' ) ) );
		self::assertSame( 1, substr_count( $this->footer(), 'name="password-toggle"' ) );
	}

	/** Returns what the feature prints in the footer. */
	private function footer(): string {
		ob_start();
		do_action( 'wp_footer' );
		return (string) ob_get_clean();
	}
}
