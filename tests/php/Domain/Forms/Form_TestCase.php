<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Forms;

use Frontage\Base\Clock;
use Frontage\Base\Store\Tables;
use Frontage\Blocks\Form\Begin;
use Frontage\Blocks\Form\Form_Reference;
use Frontage\Blocks\Form\Submission;
use Frontage\Blocks\Form\Submission_Result;
use Frontage\Blocks\Form\Submit;
use Frontage\Domain\Forms\Entries;
use Frontage\Domain\Forms\Form_Context;
use Frontage\Domain\Forms\Submission_Token;
use Frontage\Http\Response;
use Frontage\Tests\Http\Action_TestCase;


/**
 * Base class of tests that send forms.
 *
 * Creates posts with forms, and submits them as browsers would. Emails are collected in a list.
 */
abstract class Form_TestCase extends Action_TestCase {
	protected const FIELDS = array(
		array(
			'text',
			array(
				'label'    => 'Name',
				'name'     => 'name',
				'required' => true,
			),
		),
		array(
			'text',
			array(
				'kind'     => 'email',
				'label'    => 'Email',
				'name'     => 'email',
				'required' => true,
			),
		),
		array(
			'text',
			array(
				'kind'  => 'textarea',
				'label' => 'Message',
				'name'  => 'message',
			),
		),
	);

	protected const GOOD = array(
		'name'    => 'Ada',
		'email'   => 'ada@example.org',
		'message' => "Hello\nthere",
	);

	/** @var list<array<string, mixed>> */
	protected array $mails = array();

	protected bool $mail_fails = false;

	protected function setUp(): void {
		parent::setUp();
		Submission::end();
		Form_Context::reset();
		add_filter( 'pre_wp_mail', array( $this, 'catch_mail' ), 10, 2 );
		add_filter( 'frontage_rate_limits', '__return_empty_array' );
	}

	protected function tearDown(): void {
		$_POST  = array();
		$_FILES = array();
		unset( $_SERVER['HTTP_X_FRONTAGE_REQUEST'] );
		Submission::end();
		Clock::stop( null );
		parent::tearDown();
	}

	/**
	 * Replaces WordPress's mail function.
	 *
	 * @param array<string, mixed> $mail The email.
	 */
	public function catch_mail( mixed $short, array $mail ): bool {
		if ( $this->mail_fails ) {
			do_action( 'wp_mail_failed', new \WP_Error( 'smtp', 'SMTP said no.' ) );
			return false;
		}
		$this->mails[] = $mail;
		return true;
	}

	/**
	 * Creates a published post with a form.
	 *
	 * @param array<string, mixed> $attributes Attributes of the form.
	 * @param list<array{string, array<string, mixed>}> $fields Types of field blocks with their attributes.
	 */
	protected function make_form( array $attributes = array(), array $fields = self::FIELDS ): int {
		$inner = '';
		foreach ( $fields as list( $block, $own ) ) {
			$inner .= sprintf( '<!-- wp:frontage/field-%s %s /-->', $block, serialize_block_attributes( $own ) );
		}
		$attributes += array(
			'formId' => 'test1',
			'title'  => 'Contact',
		);
		return $this->make_post(
			array(
				'post_content' => sprintf(
					'<!-- wp:frontage/form %s -->%s<!-- /wp:frontage/form -->',
					serialize_block_attributes( $attributes ),
					$inner
				),
			)
		);
	}

	/**
	 * Returns a submission token as a visitor's script receives it, issued some seconds ago.
	 *
	 * @return array{
	 *     token: string,
	 *     kind: string,
	 *     html: string,
	 *     data: array<string, mixed>,
	 *     user?: array<string, string>,
	 *     closed?: array{state: string, message: string},
	 * }
	 */
	protected function token( int $post, int $seconds = 5, string $key = '' ): array {
		Clock::stop( Clock::now() - $seconds );
		$response = $this->call(
			Begin::NAME,
			array( Form_Reference::FIELD => ( new Form_Reference( 'test1', $post, 0 ) )->text() )
				+ array_filter( array( Submission_Token::KEY_FIELD => $key ) )
		);
		Clock::stop( Clock::now() + $seconds );
		self::assertSame( 200, $response->status, $response->body );
		$data = $response->data();
		self::assertIsArray( $data );
		return $data; // @phpstan-ignore return.type (As the action answers.)
	}

	/**
	 * Sends a form.
	 *
	 * @param array<string, mixed> $values Values by field.
	 * @param array<string, mixed> $extra Further request fields.
	 */
	protected function send( int $post, array $values = self::GOOD, ?string $token = null, array $extra = array() ): Response {
		$_POST = wp_slash(
			$extra + array(
				Form_Reference::FIELD   => ( new Form_Reference( 'test1', $post, 0 ) )->text(),
				Submission_Token::FIELD => $token ?? $this->token( $post )['token'],
			)
		);
		foreach ( $values as $name => $value ) {
			$_POST[ "et_pb_contact_{$name}_0" ] = wp_slash( $value );
		}
		Submission::end();
		return $this->call( Submit::NAME, wp_unslash( $_POST ) );
	}

	/** Returns the result of the last submission. */
	protected function submission_result(): Submission_Result {
		$result = Submission::current()?->result;
		self::assertNotNull( $result );
		return $result;
	}

	/** Returns the token from the last response. */
	protected function next_token(): Submission_Token {
		$token = $this->submission_result()->token;
		self::assertNotNull( $token );
		return $token;
	}

	/** Returns the post's HTML for visitors. */
	protected function html( int $post ): string {
		return (string) apply_filters( 'the_content', (string) get_post_field( 'post_content', $post, 'raw' ) );
	}

	/**
	 * Returns all entries.
	 *
	 * @return list<array<string, mixed>>
	 */
	protected function entries(): array {
		global $wpdb;
		$ids = $wpdb->get_col( $wpdb->prepare( 'SELECT id FROM %i ORDER BY id', Tables::name( 'entries' ) ) );
		return array_values(
			array_map( static fn ( mixed $id ): array => (array) Entries::get( is_numeric( $id ) ? (int) $id : 0 ), $ids )
		);
	}
}
