<?php
declare( strict_types=1 );

namespace Frontage\Tests;

use Frontage\Base\Clock;
use Frontage\Http\Dispatcher;
use Frontage\Http\Request;
use Frontage\Http\Response;
use Frontage\Tests\Domain\Forms\Submission_Tokens;

/**
 * Base class of tests that submit newsletter forms.
 */
abstract class Newsletter_TestCase extends TestCase {
	protected function setUp(): void {
		parent::setUp();
		add_filter( 'pre_wp_mail', '__return_true' );
		add_filter( 'frontage_rate_limits', '__return_empty_array' );
		$_SERVER['HTTP_SEC_FETCH_SITE'] = 'same-origin';
	}

	protected function tearDown(): void {
		Clock::stop( null );
		parent::tearDown();
	}

	/**
	 * Returns the checksum that a form prints.
	 *
	 * @param string $attributes JSON.
	 */
	protected static function checksum( string $attributes = '{"list":"news"}' ): string {
		$form = do_blocks( "<!-- wp:frontage/newsletter $attributes /-->" );
		return (string) preg_replace( '/^.*name="et_checksum" value="([^"]+)".*$/s', '$1', $form );
	}

	/**
	 * Returns the fields of a submission.
	 *
	 * @param string $checksum Checksum of the form.
	 * @param string $email Email address.
	 * @param string|array<string|int, string> ...$more Further fields by name.
	 * @return array<mixed>
	 */
	protected static function fields( string $checksum, string $email = 'ann@example.org', string|array ...$more ): array {
		return array(
			'et_checksum' => $checksum,
			'et_email'    => $email,
		) + $more;
	}

	/**
	 * Submits a form like a visitor who took enough time.
	 *
	 * @param array<mixed> $fields Request fields.
	 * @param string $name Action name.
	 */
	protected static function send( array $fields, string $name = 'et_pb_submit_subscribe_form' ): Response {
		return Dispatcher::dispatch(
			new Request( $name, 'POST', Submission_Tokens::with( $fields ), array( 'sec-fetch-site' => 'same-origin' ) )
		);
	}
}
