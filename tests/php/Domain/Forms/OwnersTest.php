<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Forms;

use Frontage\Base\Settings\Options;
use Frontage\Domain\Forms\Captcha\Captcha_Response;
use Frontage\Domain\Forms\Captcha\Captchas;
use Frontage\Domain\Forms\Email;
use Frontage\Domain\Forms\Entries;
use Frontage\Domain\Forms\Inbox;
use Frontage\Domain\Providers\Http_Stub;
use Frontage\Tests\Stub_Server;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Tests the owner's form settings and inbox requests.
 *
 * They are followed exactly.
 */
final class OwnersTest extends Form_TestCase {
	/**
	 * Calls the REST API as an administrator.
	 *
	 * @param string $method Such as `GET`.
	 * @param string $route Below `/frontage/v1`.
	 * @param array<string, mixed> $params Request parameters.
	 */
	private function ask( string $method, string $route, array $params ): WP_REST_Response {
		$this->act_as( 1 );
		do_action( 'rest_api_init' );
		$request = new WP_REST_Request( $method, "/frontage/v1$route" );
		$request->set_query_params( $params );
		return rest_do_request( $request );
	}

	public function test_replies_go_to_the_chosen_address(): void {
		$second = array(
			'text',
			array(
				'kind'  => 'email',
				'label' => 'Boss',
				'name'  => 'boss',
			),
		);
		$values = array( 'boss' => 'boss@example.org' ) + self::GOOD;
		$cases  = array(
			''     => 'ada@example.org',
			'boss' => 'boss@example.org',
		);
		foreach ( $cases as $wanted => $gets ) {
			$this->send( $this->make_form( array( 'replyTo' => $wanted ), array( ...self::FIELDS, $second ) ), $values );
			self::assertContains( "Reply-To: $gets", $this->mails[ count( $this->mails ) - 1 ]['headers'] );
		}
	}

	public function test_limits_email_to_ten_recipients(): void {
		$wanted = implode( ',', array_map( static fn ( int $number ): string => "owner$number@example.org", range( 1, 12 ) ) );
		$email  = Email::write( $wanted, 'x', 'x', '', array() );
		self::assertSame( array( 10, 'owner10@example.org' ), array( count( $email['to'] ?? array() ), $email['to'][9] ?? '' ) );
	}

	public function test_a_missing_checkbox_is_detected_among_others(): void {
		$boxes = array(
			'choice',
			array(
				'kind'    => 'checkbox',
				'label'   => 'Topics',
				'name'    => 'topics',
				'options' => array( 'A', 'B' ),
			),
		);
		$this->send(
			$this->make_form( array(), array( ...self::FIELDS, $boxes ) ),
			array( 'topics' => array( 'A', 'B', 'Z' ) ) + self::GOOD
		);
		self::assertSame( array( 'topics' => 'choice' ), $this->submission_result()->problems );
	}

	public function test_ignores_unknown_bulk_actions(): void {
		$this->send( $this->make_form() );
		$id = $this->entries()[0]['id'];
		foreach ( array( 'burn', '', 'none' ) as $do ) {
			self::assertSame(
				400,
				$this->ask(
					'POST',
					'/entries/change',
					array(
						'ids' => array( $id ),
						'do'  => $do,
					)
				)->get_status()
			);
		}
		self::assertSame( array( 'new' ), array_column( $this->entries(), 'state' ) );
		self::assertSame(
			200,
			$this->ask(
				'POST',
				'/entries/change',
				array(
					'ids' => array( $id ),
					'do'  => 'trash',
				)
			)->get_status()
		);
		self::assertSame( array( 'trash' ), array_column( $this->entries(), 'state' ) );
	}

	public function test_downloads_files_by_their_own_names(): void {
		$files = array();
		foreach ( array( 'first', 'second' ) as $name ) {
			$path = (string) tempnam( sys_get_temp_dir(), 'file' );
			file_put_contents( $path, "The $name." );
			array_push(
				$files,
				...Inbox::keep(
					array(
						array(
							'name' => "$name.txt",
							'size' => 10,
							'path' => $path,
						),
					)
				)
			);
			unlink( $path );
		}
		$id = Entries::add(
			md5( 'files' ),
			'one',
			'One',
			0,
			'new',
			array(
				array(
					'name'  => 'files',
					'label' => 'Files',
					'kind'  => 'file',
					'value' => $files,
				),
			),
			array()
		);
		foreach ( array( 'first', 'second' ) as $at => $name ) {
			$data = $this->ask( 'GET', "/entries/$id/file", array( 'name' => $files[ $at ]['path'] ) )->get_data();
			self::assertSame( array( "$name.txt", "The $name." ), array( $data['name'], base64_decode( $data['data'] ) ) );
		}
		$cases = array(
			'nobody.bin'          => 404,
			'../../wp-config.php' => 404,
			''                    => 400,
		);
		foreach ( $cases as $other => $status ) {
			self::assertSame( $status, $this->ask( 'GET', "/entries/$id/file", array( 'name' => $other ) )->get_status() );
		}
		Entries::delete( array( $id ) );
	}

	public function test_accepts_the_minimum_score(): void {
		$stub = new Stub_Server( 'captcha' );
		Http_Stub::set( 'www.google.com', $stub->url );
		try {
			foreach ( array( 90 => true, 91 => false ) as $least => $passes ) { // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing
				Options::save(
					array(),
					array(
						'recaptcha' => array(
							'site_key'    => 'public-key',
							'secret_key'  => 'secret-good',
							'least_score' => $least,
						),
					)
				);
				$captcha = Captchas::get( 'recaptcha' );
				self::assertNotNull( $captcha );
				self::assertSame( $passes, $captcha::passes( $captcha::question(), new Captcha_Response( '', 'good.mine', 'mine' ) ) );
			}
		} finally {
			Http_Stub::set( 'www.google.com', null );
			$stub->stop();
		}
	}
}
