<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Identity;

use Frontage\Base\Manifest;
use Frontage\Base\Settings\Options;
use Frontage\Http\Action_Registry;
use Frontage\Tests\Adverts;
use Frontage\Tests\Photo_Posts;
use Frontage\Tests\Shared_Content;
use Frontage\Tests\Social_Posts;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use WP_Error;

/**
 * Tests that what visitors press in a module works in whatever way the module was saved: as when the editor had saved it.
 */
#[Group( 'once' )]
final class EveryModuleWorksTest extends Saved_Form_TestCase {
	use Presses;
	use Shared_Content;
	use Ways_Of_Saving;

	/** Ways of `Ways_Of_Saving`. */
	private const WAYS = array(
		'the editor',
		'Quick Edit',
		'REST',
		'an importer',
		'an old version',
		'a copy by a program',
		'a copy in the database',
		'a synced pattern',
		'a registered pattern',
		'a template part',
		'a widget',
		'PHP of a theme',
		'a shortcode',
		'the content of another post',
	);

	/** What the page holds only where the server finds the block again, and by which ways that is. */
	private const ABSENT = array(
		'calendar' => array(
			'frontage_calendar',
			array( 'the editor', 'Quick Edit', 'REST', 'an importer', 'an old version', 'a copy by a program', 'a copy in the database' ),
		),
		'test'     => array(
			'data-subject',
			array(
				'the editor',
				'Quick Edit',
				'REST',
				'an importer',
				'a copy by a program',
				'a copy in the database',
				'a synced pattern',
				'a template part',
				'a widget',
				'the content of another post',
			),
		),
	);

	private const NAME = '<!-- wp:frontage/field-text {"label":"Name","name":"name"} /-->';

	private const FILE = '<!-- wp:frontage/field-file {"label":"CV","name":"cv","types":"pdf","size":20} /-->';

	/** Comments of blocks by what is pressed, and what the answer must have. */
	private const CASES = array(
		'form'        => array( self::FORM, '{"sent":true} T' ),
		'two forms'   => array( self::FORM . self::FORM, '{"sent":true} {"sent":true} T T' ),
		'steps'       => array(
			'<!-- wp:frontage/form {"title":"S"} --><!-- wp:frontage/form-step {"title":"One"} -->' . self::NAME
				. '<!-- /wp:frontage/form-step --><!-- wp:frontage/form-step {"title":"Two"} -->' . self::FILE
				. '<!-- /wp:frontage/form-step --><!-- /wp:frontage/form -->',
			'{"sent":true} My CV.pdf',
		),
		'upload'      => array( '<!-- wp:frontage/upload {"types":"pdf"} /-->', '{"sent":true}1' ),
		'newsletter'  => array( '<!-- wp:frontage/newsletter /-->', 'success' ),
		'ad'          => array( '<!-- wp:frontage/ad {"ad":9301} /-->', 'counted' ),
		'like'        => array( '<!-- wp:frontage/like-button /-->', '1' ),
		'share'       => array( '<!-- wp:frontage/share {"networks":["x"],"shows":"names"} /-->', 'true' ),
		'grid'        => array( '<!-- wp:frontage/post-grid {"query":{"perPage":1,"include":[77101,77102,77103]}} /-->', 'Zyxomma' ),
		'cards'       => array(
			'<!-- wp:frontage/post-grid {"query":{"perPage":1,"include":[77101,77102,77103]}} --><!-- wp:frontage/post-card -->'
				. '<!-- wp:post-title /--><!-- wp:paragraph --><p>Mine</p><!-- /wp:paragraph --><!-- /wp:frontage/post-card -->'
				. '<!-- /wp:frontage/post-grid -->',
			'Mine',
		),
		'part'        => array( '<!-- wp:frontage/smart-post-list {"query":{"perPage":1,"include":[77101,77102,77103]}} /-->', 'Zyxomma' ),
		'tab'         => array( '<!-- wp:frontage/post-tab {"query":{"perPage":1,"include":[77101,77102,77103]}} /-->', 'Zyxomma' ),
		'archive'     => array( '<!-- wp:frontage/post-archive {"query":{"perPage":1,"include":[77101,77102,77103]}} /-->', 'Zyxomma' ),
		'menu-search' => array( '<!-- wp:frontage/menu-search /-->', 'Zyxomma' ),
		'search'      => array( '<!-- wp:frontage/search-overlay /-->', 'Zyxomma' ),
		'modal'       => array( '<!-- wp:frontage/modal --><p>A</p><!-- /wp:frontage/modal -->', 'counted' ),
		'off-canvas'  => array( '<!-- wp:frontage/off-canvas --><p>A</p><!-- /wp:frontage/off-canvas -->', 'counted' ),
		'age-gate'    => array( '<!-- wp:frontage/age-gate --><p>A</p><!-- /wp:frontage/age-gate -->', 'counted' ),
		'subscribe'   => array( '<!-- wp:frontage/subscribe-overlay --><p>A</p><!-- /wp:frontage/subscribe-overlay -->', 'counted' ),
		'calendar'    => array(
			'<!-- wp:frontage/event-calendar --><!-- wp:frontage/calendar-event {"title":"Past","start":"2027-01-02"} /-->'
				. '<!-- wp:frontage/calendar-event {"title":"Bread","start":"2027-01-20"} /--><!-- /wp:frontage/event-calendar -->',
			'Past',
		),
		'test'        => array(
			'<!-- wp:frontage/split-test --><!-- wp:frontage/split-variant --><p>Control</p><!-- /wp:frontage/split-variant -->'
				. '<!-- wp:frontage/split-variant {"subject":"1"} --><p>Fresh</p><!-- /wp:frontage/split-variant -->'
				. '<!-- /wp:frontage/split-test -->',
			'counted',
		),
		'posts'       => array(
			'<!-- wp:frontage/social-feed {"network":"mastodon","url":"https://example.social/@harbour","count":2} /-->',
			'',
		),
		'photos'      => array(
			'<!-- wp:frontage/photo-feed {"source":{"provider":"instagram","kind":"user","id":"harbour.studio"}} /-->',
			'',
		),
		'channel'     => array(
			'<!-- wp:frontage/live-stream {"channel":"https://www.youtube.com/channel/UCSMOQeBJ2RAnuFungnQOxLg"} /-->',
			'"fresh_live":false',
		),
	);

	protected static function make_content(): void {
		foreach ( array( 'One', 'Two', 'Three' ) as $at => $title ) {
			$term = wp_insert_term( "Topic $title", 'category' );
			wp_insert_post(
				array(
					'import_id'     => 77101 + $at,
					'post_title'    => "Zyxomma $title",
					'post_status'   => 'publish',
					'post_author'   => 1,
					'post_category' => is_array( $term ) ? array( (int) $term['term_id'] ) : array(),
				)
			);
		}
		Adverts::ensure();
		Photo_Posts::ensure();
		Social_Posts::ensure();
	}

	protected function setUp(): void {
		parent::setUp();
		Options::save( array(), array( 'youtube' => array( 'api_key' => 'key' ) ) );
		add_filter( 'pre_http_request', static fn (): WP_Error => new WP_Error( 'offline', 'Offline' ) );
	}

	/** @return iterable<string, array{string, string}> */
	public static function cases(): iterable {
		foreach ( array_keys( self::CASES ) as $case ) {
			foreach ( self::WAYS as $way ) {
				yield "$case by $way" => array( $case, $way );
			}
		}
	}

	#[DataProvider( 'cases' )]
	public function test_a_press_is_answered( string $case, string $way ): void {
		list( $markup, $expected ) = self::CASES[ $case ];
		$html                      = $this->page( $way, $markup );
		if ( isset( self::ABSENT[ $case ] ) && ! in_array( $way, self::ABSENT[ $case ][1], true ) ) {
			self::assertStringNotContainsString( self::ABSENT[ $case ][0], $html, 'The page offers nothing that would not work.' );
			return;
		}
		self::assertStringContainsString( $expected, $this->press( $case, $html ) );
	}

	/** Presses what a case is about. */
	private function press( string $case, string $html ): string {
		$list = fn ( string $action, string $field, string $kind, array $fields = array() ): string
			=> $this->press_list( $html, $action, $field, $kind, $fields );
		return match ( $case ) {
			'form', 'two forms' => $this->press_form( $html ),
			'steps'      => $this->press_steps( $html ),
			'upload'     => $this->press_upload( $html ),
			'newsletter' => $this->press_newsletter( $html ),
			'ad'         => $this->press_ad( $html ),
			'like'       => $this->press_like( $html ),
			'share'      => $this->press_share( $html ),
			'grid', 'cards' => $list( 'hapro_post_grid_action', 'querySettings', 'post-grid', array( 'loadedItem' => '1' ) ),
			'part'       => $list( 'ha_smart_post_list_action', 'querySettings', 'smart-post-list', array( 'offset' => '1' ) ),
			'tab'        => $list( 'ha_post_tab_action', 'post_tab_query', 'post-tab' ),
			'archive'    => $list( 'df_post_custom_archive', 'settings', 'post-archive', array( 'page' => '2' ) ),
			'menu-search', 'search' => $this->press_search( $html ),
			'calendar'   => $this->press_calendar( $html ),
			'test'       => $this->press_test( $html ),
			'posts'      => $list( 'frontage_feed_posts', 'query_settings', 'social-feed', array( 'loaded_item' => '2' ) ),
			'photos'     => $this->press_photos( $html ),
			'channel'    => $this->press_channel( $html ),
			default      => $this->press_overlay( $html ),
		};
	}

	/** Actions that no page of a module offers, or that need nothing of the page. */
	private const OTHERS = array(
		'frontage_token'              => 'Needs nothing of the page.',
		'frontage_file'               => 'Links in emails.',
		'frontage_video_size'         => 'Signed with the video; see VideoSizeTest.',
		'frontage_link_click'         => 'Takes addresses of links, whatever block has them.',
		'frontage_video_usage'        => 'Takes addresses of players, whatever block has them.',
		'frontage_video_gallery_page' => 'Signed with the playlist; see GalleryTest.',
		'get_follow_counts'           => 'Takes names of networks.',
		'get_follow_total'            => 'Needs nothing of the page.',
		'get_shares_count'            => 'Takes the post alone, as frontage_share_counts does.',
		'get_shares_single'           => 'Takes the post alone, as frontage_share_counts does.',
		'get_media_shares_total'      => 'Takes the post alone, as frontage_share_counts does.',
		'ha_mailchimp_ajax'           => 'The same form with the fields of another plugin; see MailchimpFormTest.',
		'sbi_on_ajax_test_trigger'    => 'Needs nothing of the page.',
		'ha_facebook_feed_action'     => 'The same as frontage_feed_posts.',
		'ha_instagram_feed_action'    => 'The same as frontage_feed_posts.',
		'ha_twitter_feed_action'      => 'The same as frontage_feed_posts.',
	);

	public function test_every_action_of_visitors_is_pressed(): void {
		$pressed = (string) file_get_contents( __FILE__ ) . file_get_contents( __DIR__ . '/Presses.php' );
		foreach ( array_keys( Manifest::get()['actions'] ) as $name ) {
			$action = Action_Registry::find( (string) $name );
			$is_own = ! str_starts_with( (string) $name, 'test_' ) && ! isset( self::OTHERS[ $name ] );
			if ( $is_own && '' === $action?->policy()->capability ) {
				self::assertStringContainsString( "'$name'", $pressed );
			}
		}
	}
}
