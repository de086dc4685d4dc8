<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Forms;

use Frontage\Base\Clock;
use Frontage\Blocks\Upload\Saved_Upload;
use Frontage\Blocks\Upload\Send_Files;

/** Tests that each file of a choice has its own verdict, without script: the good ones are kept, the others say why not. */
final class FileListTest extends Files_TestCase {
	/** @return list<array{string, string, int}> Three good files, and one too large between them. */
	private static function four(): array {
		return array(
			array( 'one.pdf', Sample_Files::PDF, UPLOAD_ERR_OK ),
			array( "large\u{202E}.pdf", Sample_Files::PDF . str_repeat( ' ', 20_480 ), UPLOAD_ERR_OK ),
			array( 'two.pdf', Sample_Files::PDF, UPLOAD_ERR_OK ),
			array( 'three.pdf', Sample_Files::PDF, UPLOAD_ERR_OK ),
		);
	}

	/**
	 * Returns the files in a list.
	 *
	 * @param string $html Page or answer with the list, as it is printed.
	 * @return array{array<string, string>, array<string, string>} Receipts of kept files, and reasons of the others, by name.
	 */
	private static function listed( string $html ): array {
		$kept    = array();
		$reasons = array();
		preg_match_all( '~<li class="frontage-files__item".*?</li>~s', $html, $items );
		foreach ( $items[0] as $item ) {
			preg_match( '~<bdi[^>]*>(.*?)</bdi>~', $item, $name );
			preg_match( '~type="checkbox"[^>]*value="([^"]+)"~', $item, $receipt );
			preg_match( '~__reason">(.*?)</span>~', $item, $reason );
			if ( isset( $receipt[1] ) ) {
				$kept[ $name[1] ?? '' ] = html_entity_decode( $receipt[1] );
			}
			if ( isset( $reason[1] ) ) {
				$reasons[ $name[1] ?? '' ] = html_entity_decode( $reason[1] );
			}
		}
		return array( $kept, $reasons );
	}

	public function test_one_too_large_does_not_throw_away_three(): void {
		$post = $this->form( array( 'count' => 4 ) );
		$this->choose( self::four() );
		$this->send( $post );
		self::assertFalse( $this->submission_result()->is_sent, 'Never thanks for what was refused.' );
		list( $kept, $reasons ) = self::listed( $this->html( $post ) );
		self::assertSame( array( 'one.pdf', 'two.pdf', 'three.pdf' ), array_keys( $kept ) );
		self::assertSame( array( 'large.pdf' => 'Invalid File Size: 20 Kilobytes Max' ), $reasons );
		self::assertSame( array(), $this->entries() );
		$_FILES = array();
		$token  = $this->next_token()->text();
		Clock::stop( Clock::now() + 5 );
		$this->send( $post, self::GOOD, $token, array( 'et_pb_contact_cv_0_sent' => array_values( $kept ) ) );
		self::assertTrue( $this->submission_result()->is_sent );
		self::assertSame( array( 'one.pdf', 'two.pdf', 'three.pdf' ), array_column( $this->entries()[0]['content'][3]['value'], 'name' ) );
	}

	public function test_of_too_many_the_first_are_kept(): void {
		$post = $this->form();
		$this->choose( self::four() );
		$this->send( $post );
		list( $kept, $reasons ) = self::listed( $this->html( $post ) );
		self::assertSame( array( 'one.pdf', 'two.pdf' ), array_keys( $kept ) );
		self::assertSame( 'Too many files. Maximum: 2.', $reasons['three.pdf'] ?? '' );
	}

	public function test_an_upload_does_the_same(): void {
		$block  = '<!-- wp:frontage/upload {"uploadId":"list1","types":"pdf","size":20,"count":4} /-->';
		$post   = $this->make_post( array( 'post_content' => $block ) );
		$saved  = Saved_Upload::find(
			array(
				'id'   => 'list1',
				'post' => $post,
			)
		);
		$fields = array(
			'upload' => (string) $saved?->reference( $post ),
			'page'   => 'list1',
			'back'   => '1',
		);
		$this->choose( self::four(), 'files' );
		$response               = $this->call( Send_Files::NAME, $fields );
		list( $kept, $reasons ) = self::listed( $response->body );
		self::assertSame( array( 200, array( 'one.pdf', 'two.pdf', 'three.pdf' ) ), array( $response->status, array_keys( $kept ) ) );
		self::assertSame( array( 'large.pdf' => 'Invalid File Size: 20 Kilobytes Max' ), $reasons );
		self::assertStringContainsString( 'Not sent yet', $response->body );
		self::assertSame( array(), $this->entries() );
		$_FILES   = array();
		$response = $this->call( Send_Files::NAME, $fields + array( 'files_sent' => array_values( $kept ) ) );
		self::assertSame( 303, $response->status );
		self::assertCount( 3, (array) $this->entries()[0]['content'][0]['value'] );
		$this->choose( array( array( 'x.exe', 'MZ', UPLOAD_ERR_OK ) ), 'files' );
		self::assertStringContainsString( 'These files were not accepted.', $this->call( Send_Files::NAME, $fields )->body );
	}

	public function test_uploads_before_the_form_say_it_of_each_file(): void {
		$post = $this->form( array( 'count' => 4 ) );
		$this->choose( self::four(), 'files' );
		$files = $this->upload( $this->grant( $post ) )->data()['files'] ?? array();
		self::assertSame( array( 'one.pdf', 'large.pdf', 'two.pdf', 'three.pdf' ), array_column( $files, 'name' ) );
		self::assertSame( 'file_size', $files[1]['code'] );
		self::assertCount( 3, array_filter( array_column( $files, 'receipt' ) ) );
	}
}
