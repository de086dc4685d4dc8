<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Forms;

use Frontage\Base\Clock;
use Frontage\Domain\Actions\Upload;
use Frontage\Domain\Forms\Entries;
use Frontage\Domain\Forms\Files;
use Frontage\Domain\Store\Counters;
use PHPUnit\Framework\Attributes\DataProviderExternal;
use PHPUnit\Framework\Attributes\Group;

/**
 * Tests files sent with forms.
 *
 * Only what the saved form allows and what matches its type; stored privately, deleted with its submission.
 */
#[Group( 'once' )]
final class FilesTest extends Files_TestCase {
	public function test_keeps_a_file_private_until_its_entry_is_deleted(): void {
		$this->choose_pdf();
		$this->send( $this->form() );
		$entry = $this->entries()[0];
		$file  = $entry['content'][3]['value'][0];
		self::assertSame( array( 'My CV.pdf', strlen( Sample_Files::PDF ) ), array( $file['name'], $file['size'] ) );
		$path = Files::path( $file['path'] );
		self::assertMatchesRegularExpression( '~/frontage/forms/[0-9a-f]{40}\.bin$~', $path );
		self::assertStringContainsString( 'denied', (string) file_get_contents( dirname( $path ) . '/.htaccess' ) );
		self::assertStringNotContainsString( $file['path'], $this->mails[0]['message'] );
		self::assertSame( strlen( Sample_Files::PDF ), Counters::get( 'visitor-files', 0 ) );
		Entries::delete( array( $entry['id'] ) );
		self::assertFileDoesNotExist( $path );
		self::assertSame( 0, Counters::get( 'visitor-files', 0 ) );
	}

	/** @param list<array{string, string, int}> $files Names, contents, error codes. */
	#[DataProviderExternal( Sample_Files::class, 'refused' )]
	public function test_rejects_files_sent_with_the_form_or_before_it( array $files, string $problem ): void {
		$post = $this->form();
		$this->choose( $files );
		$this->send( $post );
		self::assertSame( array( 'cv' => $problem ), $this->submission_result()->problems );
		$this->choose( $files, 'files' );
		self::assertSame( "file_$problem", $this->upload( $this->grant( $post ) )->data()['code'] ?? '' );
		self::assertSame( array( array(), array(), array() ), array( $this->entries(), $this->in( 'forms' ), $this->in( 'waiting' ) ) );
	}

	public function test_does_not_store_files_of_hidden_fields(): void {
		$when = array(
			'relation' => 'all',
			'rules'    => array( array( 'name', 'is', 'Bob' ) ),
		);
		$post = $this->form( compact( 'when' ) );
		$this->choose( array( array( 'cv.php', '<?php exec( "x" );', UPLOAD_ERR_OK ) ) );
		$this->send( $post, array( 'email' => 'wrong' ) + self::GOOD );
		self::assertSame(
			array( array( 'email' => 'email' ), array(), array() ),
			array( $this->submission_result()->problems, $this->in( 'forms' ), $this->in( 'waiting' ) )
		);
		$this->send( $post );
		self::assertSame(
			array( array( 'name', 'email', 'message' ), array() ),
			array( array_column( $this->entries()[0]['content'], 'name' ), $this->in( 'forms' ) )
		);
	}

	public function test_never_unpacks_archives(): void {
		$bomb = Sample_Files::bomb();
		$this->choose( array( array( 'x.zip', $bomb, UPLOAD_ERR_OK ) ) );
		$this->send( $this->form() );
		self::assertSame( strlen( $bomb ), $this->entries()[0]['content'][3]['value'][0]['size'] );
	}

	public function test_an_uploaded_file_belongs_to_one_entry(): void {
		$post    = $this->form();
		$receipt = $this->receipt( $post );
		self::assertCount( 1, $this->in( 'waiting' ) );
		self::assertStringNotContainsString(
			basename( $this->in( 'waiting' )[0], '.bin' ),
			(string) base64_decode( strtr( explode( '.', $receipt )[0], '-_', '+/' ) )
		);
		$this->send( $post, self::GOOD, null, array( 'et_pb_contact_cv_0_sent' => array( $receipt, $receipt ) ) );
		self::assertTrue( $this->submission_result()->is_sent );
		$file = $this->entries()[0]['content'][3]['value'];
		self::assertSame( array( 'My CV.pdf' ), array_column( $file, 'name' ) );
		self::assertStringEqualsFile( Files::path( $file[0]['path'] ), Sample_Files::PDF );
		self::assertSame( array(), $this->in( 'waiting' ) );
		$this->send( $post, array( 'name' => 'Replay' ) + self::GOOD, null, array( 'et_pb_contact_cv_0_sent' => array( $receipt ) ) );
		self::assertSame( array( 'cv' => 'lost' ), $this->submission_result()->problems );
		self::assertCount( 1, $this->entries() );
	}

	public function test_rejects_forged_receipts_and_those_of_other_forms(): void {
		$other   = $this->form( array(), 'test2' );
		$_FILES  = array();
		$own     = $this->form();
		$good    = $this->receipt( $own );
		$foreign = ( function () use ( $other ): string {
			$this->choose_pdf( 'files' );
			return $this->upload( $this->grant( $other, 'test2' ) )->data()['files'][0]['receipt'] ?? '';
		} )();
		foreach ( array( $foreign, 'x' . $good, substr( $good, 0, -2 ), 'e30.AAAA', '../../wp-config.php' ) as $forged ) {
			$this->send( $own, self::GOOD, null, array( 'et_pb_contact_cv_0_sent' => array( $forged ) ) );
			self::assertSame( array( 'cv' => 'lost' ), $this->submission_result()->problems, $forged );
		}
		$this->send( $own, self::GOOD, null, array( 'et_pb_contact_cv_0_sent' => array( $good, $foreign ) ) );
		self::assertFalse( $this->submission_result()->is_sent );
	}

	public function test_a_grant_is_valid_for_this_site_and_a_public_page(): void {
		$post  = $this->form();
		$grant = $this->grant( $post );
		$this->choose_pdf( 'files' );
		self::assert_refused( 400, 'invalid_field', $this->call( Upload::NAME, array( 'grant' => "x$grant" ) ), 'grant' );
		self::assert_refused( 400, 'missing_field', $this->call( Upload::NAME, array() ), 'grant' );
		self::assert_refused(
			403,
			'foreign_origin',
			$this->call( Upload::NAME, array( 'grant' => $grant ), array( 'sec-fetch-site' => 'cross-site' ) )
		);
		wp_update_post(
			array(
				'ID'          => $post,
				'post_status' => 'private',
			)
		);
		self::assert_refused( 404, 'form_gone', $this->upload( $grant ) );
		self::assertSame( array(), $this->in( 'waiting' ) );
	}

	public function test_validates_files_again_when_the_form_is_sent(): void {
		$post    = $this->form();
		$receipt = $this->receipt( $post );
		wp_update_post(
			array(
				'ID'           => $post,
				'post_content' => wp_slash(
					str_replace( Sample_Files::TYPES, 'jpg', (string) get_post_field( 'post_content', $post, 'raw' ) )
				),
			)
		);
		$this->send( $post, self::GOOD, null, array( 'et_pb_contact_cv_0_sent' => array( $receipt ) ) );
		self::assertSame( array( 'cv' => 'type' ), $this->submission_result()->problems );
	}

	public function test_without_script_a_file_is_selected_only_once(): void {
		$post = $this->form( array( 'required' => true ) );
		$this->choose_pdf();
		$this->send( $post, array( 'email' => 'ada@' ) + self::GOOD, '' );
		self::assertSame( array( 'email' => 'email' ), $this->submission_result()->problems );
		$_FILES = array();
		if ( 1 !== preg_match(
			'/<input type="checkbox" name="et_pb_contact_cv_0_sent&#91;&#93;" value="([^"]+)" checked=""/',
			$this->html( $post ),
			$box
		) ) {
			self::fail( 'The file is not there any more.' );
		}
		$token = $this->next_token()->text();
		Clock::stop( Clock::now() + 5 );
		$this->send( $post, self::GOOD, $token, array( 'et_pb_contact_cv_0_sent' => array( $box[1] ) ) );
		self::assertTrue( $this->submission_result()->is_sent );
		self::assertSame( 'My CV.pdf', $this->entries()[0]['content'][3]['value'][0]['name'] );
	}
}
