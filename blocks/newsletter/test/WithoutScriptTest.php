<?php
declare( strict_types=1 );

namespace Frontage\Tests\Blocks\Newsletter;

use Frontage\Base\Clock;
use Frontage\Domain\Subscribers\Subscribers;
use Frontage\Http\Dispatcher;
use Frontage\Http\Request;
use Frontage\Http\Response;
use Frontage\Tests\Newsletter_TestCase;

/** Tests newsletter forms in browsers that run no script. */
final class WithoutScriptTest extends Newsletter_TestCase {
	/**
	 * Submits a form.
	 *
	 * @param array<mixed> $fields Request fields.
	 */
	private static function posted( array $fields ): Response {
		return Dispatcher::dispatch(
			new Request( 'et_pb_submit_subscribe_form', 'POST', $fields, array( 'sec-fetch-site' => 'same-origin' ) )
		);
	}

	public function test_one_press_is_enough_and_a_second_step_is_no_error(): void {
		$headers = array(
			'HTTP_SEC_FETCH_MODE' => 'navigate',
			'HTTP_SEC_FETCH_SITE' => 'same-origin',
			'HTTP_SEC_FETCH_DEST' => 'document',
		);
		$_SERVER = $headers + $_SERVER;
		$quick   = self::press( 'two@example.org', 1 );
		self::assertStringContainsString( 'role="status">That was very fast', $quick->body );
		preg_match_all( '/name="(\w+)" value="([^"]*)"/', $quick->body, $kept );
		Clock::stop( Clock::now() + 1 );
		self::assertSame( 303, self::posted( array_diff_key( array_combine( $kept[1], $kept[2] ), array( 'action' => '' ) ) )->status );
		self::assertSame( 303, self::press( 'one@example.org', 3 )->status );
		self::assertStringContainsString( 'role="status">One more step', self::press( 'old@example.org', 2 * DAY_IN_SECONDS )->body );
		$_SERVER = array_diff_key( $_SERVER, $headers );
		self::assertStringContainsString( 'role="status">One more step', self::press( 'bot@example.org', 3 )->body );
		self::assertNull( Subscribers::find( 'local', 'once', 'bot@example.org' ) );
	}

	/**
	 * Submits a printed form some seconds after it was printed.
	 *
	 * @param string $email Address.
	 */
	private static function press( string $email, int $seconds ): Response {
		$html   = do_blocks( '<!-- wp:frontage/newsletter {"list":"once"} /-->' );
		$value  = static fn ( string $name ): string => (string) preg_replace( "/^.*name=\"$name\" value=\"([^\"]+)\".*$/s", '$1', $html );
		Clock::stop( Clock::now() + $seconds );
		$fields = self::fields( $value( 'et_checksum' ), $email, back: '1' );
		return self::posted( array( 'frontage_page_time' => $value( 'frontage_page_time' ) ) + $fields );
	}
}
