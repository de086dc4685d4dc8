<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Forms;

use Frontage\Base\Clock;
use Frontage\Blocks\Form\Begin;
use Frontage\Blocks\Form\Form_Reference;
use Frontage\Blocks\Form\Submit;
use Frontage\Domain\Actions\Upload;
use Frontage\Domain\Forms\Form_Context;
use Frontage\Domain\Forms\Submission_Token;
use Frontage\Domain\Render\Ids;


/**
 * Tests forms on cached pages.
 *
 * A page is the same for everyone, and at any time but for the time itself; its contents do not expire.
 */
final class OldPagesTest extends Form_TestCase {
	private const FILE = array(
		'file',
		array(
			'label' => 'CV',
			'name'  => 'cv',
			'types' => 'pdf',
		),
	);

	/** @return array{string, string, string} The page, its pointer, its upload grant. */
	private function page( int $post ): array {
		Form_Context::reset();
		Ids::reset();
		$html = (string) preg_replace( '/(?<=name="frontage_page_time" value=")[^"]+/', '', $this->html( $post ) );
		preg_match( '/name="frontage_form" value="([^"]+)"/', $html, $reference );
		preg_match( '/&quot;cv&quot;:&quot;([^&]+)&quot;/', $html, $grant );
		return array( $html, $reference[1] ?? '', $grant[1] ?? '' );
	}

	public function test_a_page_cached_for_two_days_sends_messages_and_files(): void {
		$post                             = $this->make_form( array( 'captcha' => 'none' ), array( ...self::FIELDS, self::FILE ) );
		list( $html, $reference, $grant ) = $this->page( $post );
		Clock::stop( self::NOON + 2 * DAY_IN_SECONDS );
		\Frontage\Base\Store\Values::forget();
		self::assertSame( $html, $this->page( $post )[0] );
		$this->act_as( 1 );
		self::assertSame( $html, $this->page( $post )[0] );
		$this->act_as( 0 );

		$path   = (string) tempnam( sys_get_temp_dir(), 'form' );
		$_FILES = array(
			'files' => array(
				'name'     => array( 'cv.pdf' ),
				'size'     => array( file_put_contents( $path, Sample_Files::PDF ) ),
				'tmp_name' => array( $path ),
				'error'    => array( UPLOAD_ERR_OK ),
			),
		);
		$sent   = $this->call( Upload::NAME, array( 'grant' => $grant ) );
		self::assertSame( 200, $sent->status, $sent->body );
		$_FILES = array();
		unlink( $path );
		$token = $this->call( Begin::NAME, array( Form_Reference::FIELD => $reference ) )->data()['token'] ?? '';
		Clock::stop( Clock::now() + 5 );
		$_POST = array(
			Form_Reference::FIELD     => $reference,
			Submission_Token::FIELD   => $token,
			'et_pb_contact_name_0'    => 'Ada',
			'et_pb_contact_email_0'   => 'ada@example.org',
			'et_pb_contact_cv_0_sent' => array( $sent->data()['files'][0]['receipt'] ?? '' ),
		);
		self::assertSame( '{"sent":true}', $this->call( Submit::NAME, $_POST )->body );
		self::assertSame( 'cv.pdf', $this->entries()[0]['content'][2]['value'][0]['name'] );
	}
}
