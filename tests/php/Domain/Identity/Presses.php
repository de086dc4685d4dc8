<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Identity;

// phpcs:disable WordPress.Arrays -- Short fields of requests.

use Frontage\Base\Clock;
use Frontage\Blocks\Form\Form_Reference;
use Frontage\Blocks\Form\Submission;
use Frontage\Domain\Forms\Submission_Token;
use Frontage\Domain\Split_Tests\Split_Counts;
use Frontage\Http\Signed;
use Frontage\Tests\Domain\Forms\Submission_Tokens;

/**
 * What visitors press in the modules that speak with the server, each with nothing but what the page holds.
 */
trait Presses {
	/** @var list<string> Actions that were called. */
	private array $called = array();

	/**
	 * Calls an action, and returns what it answers.
	 *
	 * @param array<mixed> $fields Request fields.
	 */
	private function ask( string $action, array $fields = array(), string $method = 'POST' ): string {
		$this->called[] = $action;
		$response       = $this->call( $action, $fields, self::OWN_PAGE, $method );
		self::assertContains( $response->status, array( 200, 204 ), "$action: $response->body" );
		return $response->body;
	}

	/** Returns the value that the page holds and that the site has signed as a kind. */
	private static function signed( string $html, string $kind ): string {
		preg_match_all( '/[\w-]{16,}\.[\w-]{43}(?![\w-])/', html_entity_decode( $html, ENT_QUOTES ), $found );
		foreach ( $found[0] as $token ) {
			if ( null !== Signed::read( $kind, $token ) ) {
				return $token;
			}
		}
		self::fail( "The page holds nothing that is signed as $kind: $html" );
	}

	/** Returns what the page holds in a place. */
	private static function held( string $html, string $pattern ): string {
		self::assertSame( 1, preg_match( $pattern, html_entity_decode( $html, ENT_QUOTES ), $found ), "$pattern: $html" );
		return $found[1] ?? '';
	}

	private function press_form( string $html ): string {
		$said = array();
		foreach ( $this->references( $html ) as $number => $reference ) {
			$this->ask( 'frontage_form_count', array( Form_Reference::FIELD => $reference, 'what' => 'seen' ) );
			$said[] = $this->submit( $reference, "Ada $number", $number );
		}
		array_push( $this->called, 'frontage_form_token', 'frontage_form' );
		return implode( ' ', array( ...$said, ...array_map( 'strval', array_column( $this->entries(), 'title' ) ) ) );
	}

	private function press_steps( string $html ): string {
		$reference = $this->references( $html )[0] ?? '';
		foreach ( array( 'begun', 'step2' ) as $what ) {
			$this->ask( 'frontage_form_count', array( Form_Reference::FIELD => $reference, 'what' => $what ) );
		}
		$this->choose_pdf( 'files' );
		$sent   = json_decode( $this->ask( 'frontage_upload', array( 'grant' => self::signed( $html, 'upload' ) ) ), true );
		$_FILES = array();
		$begun  = json_decode( $this->ask( 'frontage_form_token', array( Form_Reference::FIELD => $reference ) ), true );
		Clock::stop( Clock::now() + 5 );
		$_POST = array(
			Form_Reference::FIELD     => $reference,
			Submission_Token::FIELD   => $begun['token'] ?? '',
			'et_pb_contact_name_0'    => 'Ada',
			'et_pb_contact_cv_0_sent' => array( $sent['files'][0]['receipt'] ?? '' ),
		);
		Submission::end();
		$said = $this->ask( 'frontage_form', $_POST );
		return $said . ' ' . ( $this->entries()[0]['content'][1]['value'][0]['name'] ?? 'no file' );
	}

	private function press_upload( string $html ): string {
		$this->choose_pdf( 'files' );
		$sent   = json_decode( $this->ask( 'frontage_upload', array( 'grant' => self::signed( $html, 'upload' ) ) ), true );
		$_FILES = array();
		$fields = array(
			'upload'     => self::signed( $html, 'upload-block' ),
			'files_sent' => array( $sent['files'][0]['receipt'] ?? '' ),
		);
		return $this->ask( 'frontage_upload_send', $fields ) . count( $this->entries() );
	}

	private function press_newsletter( string $html ): string {
		$checksum = self::held( $html, '/name="et_checksum" value="([^"]+)"/' );
		$this->ask( 'frontage_newsletter_token', array( 'et_checksum' => $checksum ) );
		$fields = array( 'et_checksum' => $checksum, 'et_email' => 'ann@example.org' );
		return $this->ask( 'et_pb_submit_subscribe_form', Submission_Tokens::with( $fields ) ) . count( $this->mails );
	}

	private function press_ad( string $html ): string {
		$token = array( 'track' => self::held( $html, '/"track":"([^"]+)"/' ) );
		return $this->ask( 'adrotate_impression', $token ) . $this->ask( 'adrotate_click', $token ) . 'counted';
	}

	private function press_like( string $html ): string {
		return $this->ask( 'zilla-likes', array( 'likes_id' => self::held( $html, '/name="likes_id" value="(\d+)"/' ) ) );
	}

	private function press_share( string $html ): string {
		$post  = (int) self::held( $html, '/"post(?:_id|Id)?":(\d+)/' );
		$share = array( 'action' => 'share', 'network' => 'x', 'post_id' => $post );
		$said  = $this->ask( 'add_stats_record_db', array( 'stats_data_array' => (string) wp_json_encode( $share ) ) );
		$this->ask( 'generate_all_networks_popup', array( 'all_networks_page_id' => (string) $post ) );
		return $said . $this->ask( 'frontage_share_counts', array( 'posts' => "$post" ), 'GET' ) . $this->ask(
			'get_total_shares',
			array( 'share_total_count_array' => (string) wp_json_encode( array( 'post_id' => $post ) ) ),
			'GET'
		);
	}

	private function press_test( string $html ): string {
		$test   = self::held( $html, '/([0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12})/' );
		$record = array( 'test_id' => $test, 'subject_id' => 1, 'record_type' => 'view_page' );
		$this->ask( 'et_pb_update_stats_table', array( 'stats_data_array' => (string) wp_json_encode( $record ) ) );
		$this->ask( 'et_pb_ab_get_subject_id', array( 'et_pb_ab_test_id' => $test ) );
		return array() === Split_Counts::totals( $test ) ? '' : 'counted';
	}

	/**
	 * Presses what loads more of a list.
	 *
	 * @param array<string, string> $fields Further request fields.
	 */
	private function press_list( string $html, string $action, string $field, string $kind, array $fields ): string {
		return wp_strip_all_tags( $this->ask( $action, array( $field => self::signed( $html, $kind ) ) + $fields, 'GET' ) );
	}

	private function press_search( string $html ): string {
		return wp_strip_all_tags( $this->press_list( $html, 'frontage_search', 'settings', 'search', array( 's' => 'Zyxomma' ) ) );
	}

	private function press_overlay( string $html ): string {
		$fields = array( 'overlay' => self::signed( $html, 'overlay' ), 'what' => 'open' );
		return $this->ask( 'frontage_overlay_count', $fields ) . 'counted';
	}

	private function press_calendar( string $html ): string {
		wp_parse_str( self::held( $html, '/[?&](action=frontage_calendar[^"]+)"/' ), $fields );
		$file = $this->ask( 'frontage_calendar', array_diff_key( $fields, array( 'action' => '' ) ), 'GET' );
		return self::held( $file, '/SUMMARY:(\w+)/' );
	}

	private function press_photos( string $html ): string {
		$fields = array( 'atts' => self::signed( $html, 'photo-feed' ) );
		$this->ask( 'sbi_do_locator', $fields );
		$this->ask( 'sbi_resized_images_submit', $fields );
		return wp_strip_all_tags( $this->ask( 'sbi_load_more_clicked', $fields + array( 'offset' => '2' ) ) );
	}

	private function press_channel( string $html ): string {
		return $this->ask( 'frontage_live_check', array( 'channelId' => self::signed( $html, 'live-channel' ) ) );
	}

	private function press_playlist( string $html ): string {
		$options = array( 'playlistId' => self::signed( $html, 'video-gallery' ), 'pageToken' => 2 );
		return wp_strip_all_tags( $this->ask( 'frontage_video_gallery_page', array( 'options' => (string) wp_json_encode( $options ) ) ) );
	}
}
