<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Forms;

use Frontage\Base\Clock;
use Frontage\Blocks\Form\Form_Reference;
use Frontage\Domain\Forms\Submission_Token;
use Frontage\Tests\Site_Server;
use Frontage\Tests\TestCase;

/** Sends forms that cannot be accepted as they are. */
abstract class Lost_Form_TestCase extends TestCase {
	protected const ISOLATION = 'snapshot';

	/** Headers of browsers that display the response. */
	protected const BROWSER = array( 'Sec-Fetch-Mode: navigate', 'Sec-Fetch-Site: same-origin', 'Accept: text/html,*/*' );

	protected const FIELDS = '<!-- wp:frontage/field-text {"kind":"textarea","label":"Message","name":"message","required":true} /-->';

	protected static Site_Server $server;

	public static function setUpBeforeClass(): void {
		self::$server = new Site_Server( __DIR__ . '/Stubs/serve.php', array(), array( 'post_max_size=600K', 'upload_max_filesize=100K' ) );
	}

	public static function tearDownAfterClass(): void {
		self::$server->stop();
	}

	protected function page( string $fields = self::FIELDS ): int {
		return $this->make_post(
			array(
				'post_type'    => 'page',
				'post_content' => "<!-- wp:frontage/form {\"formId\":\"lost1\"} -->$fields<!-- /wp:frontage/form -->",
			)
		);
	}

	/**
	 * Returns the fields of a completed form.
	 *
	 * @param int $post Post ID of the form.
	 * @param string $text Typed text.
	 * @return array<string, string>
	 */
	protected static function body( int $post, string $text ): array {
		Clock::stop( time() - 10 );
		$token = Submission_Token::issue( 'lost1', array( 'kind' => 'none' ) )->text();
		Clock::stop( null );
		return array(
			Form_Reference::FIELD     => ( new Form_Reference( 'lost1', $post, 0 ) )->text(),
			Submission_Token::FIELD   => $token,
			'et_pb_contact_message_0' => $text,
		);
	}

	/**
	 * Posts the form.
	 *
	 * @param string $path URL path.
	 * @param array<mixed>|string $fields Request fields.
	 * @param list<string> $headers Further headers.
	 * @return array{status: int, headers: array<string, string>, body: string}
	 */
	protected static function send( string $path, array|string $fields, array $headers = self::BROWSER, string $agent = 'Test' ): array {
		return self::$server->send( compact( 'path', 'fields', 'headers' ) + ( '' === $agent ? array() : compact( 'agent' ) ) );
	}

	/**
	 * Returns a form with a file as a multipart body.
	 *
	 * @param array<string, string> $fields Fields by name.
	 * @param string $field Name of the file field.
	 * @param int $bytes File size.
	 */
	protected static function packed( array $fields, string $field, int $bytes ): string {
		$parts = '';
		foreach ( $fields as $name => $value ) {
			$parts .= "--x\r\nContent-Disposition: form-data; name=\"$name\"\r\n\r\n$value\r\n";
		}
		return $parts
			. "--x\r\nContent-Disposition: form-data; name=\"$field\"; filename=\"a.txt\"\r\n\r\n"
			. str_repeat( 'a', $bytes )
			. "\r\n--x--\r\n";
	}
}
