<?php
declare( strict_types=1 );

namespace Frontage\Tests\Docs;

use Frontage\Admin\Status\Overview;
use Frontage\Admin\Status\Row;
use Frontage\Admin\Subscribers\Mailing_Lists;
use Frontage\Admin\Transfer\Importers;
use Frontage\Base\Settings\Options;
use Frontage\Blocks\Social_Feed\Source;
use Frontage\Domain\Ads\Ad_Networks;
use Frontage\Domain\Ads\Network_Ad;
use Frontage\Domain\Filters\Filter_Sources;
use Frontage\Domain\Forms\Field;
use Frontage\Domain\Forms\Field_Type_Registry;
use Frontage\Domain\Modules\Visibility_Conditions;
use Frontage\Domain\Overlay\Browser_Condition;
use Frontage\Domain\Overlay\Rule_Types;
use Frontage\Domain\Overlay\Trigger;
use Frontage\Domain\Privacy\Retention_Registry;
use Frontage\Domain\Providers\Http_Request;
use Frontage\Domain\Providers\Http_Response;
use Frontage\Domain\Providers\Providers;
use Frontage\Domain\Providers\With_Feed;
use Frontage\Domain\Query\Listing;
use Frontage\Domain\Query\Ordering;
use Frontage\Domain\Query\Query_Spec;
use Frontage\Domain\Render\Card\Extras;
use Frontage\Domain\Store\Counters;
use Frontage\Http\Action_Registry;
use Frontage\Http\Visitor;
use Frontage\Tests\Extend_Pages;
use Frontage\Tests\TestCase;

/** Tests what the plugins of docs/extend do, as their pages say. */
final class ExtendPagesUseTest extends TestCase {
	use Extend_Pages;

	public function test_actions_read_their_arguments_and_answer(): void {
		self::use_page( 'action' );
		$free = Action_Registry::find( 'acme_free_times' );
		self::assertNotNull( $free );
		$args = array(
			'post'   => 1,
			'people' => 2,
		);
		self::assertSame( array( 'times' => array( '18:00', '20:30' ) ), $free->run( $args, Visitor::current() )->data() );
		$book = Action_Registry::find( 'acme_book_table' );
		self::assertNotNull( $book );
		$signed = $book::class::table( 3 );
		self::assertSame( array( 'room' => 3 ), $book->args()['table']->parse( 'table', $signed ) );
	}

	public function test_an_extra_is_printed_where_it_is_chosen(): void {
		self::use_page( 'card-extra' );
		$post = $this->make_post( array( 'meta_input' => array( 'acme_stars' => 4 ) ) );
		self::assertSame( '<span class="acme-rating">4 / 5</span>', implode( '', Extras::html( array( 'acme-rating' ), $post ) ) );
		self::assertSame( array(), Extras::html( array(), $post ) );
		self::assertSame( array( 'acme-rating' ), Extras::named( array( 'acme-rating' ) ) );
	}

	public function test_lists_are_sorted_by_counters_and_by_own_numbers(): void {
		self::use_page( 'list-order' );
		self::assertSame( array( 'Times cooked', 'Calories' ), array_values( array_slice( Ordering::counters(), -2 ) ) );
		$posts = array( $this->make_post( array( 'meta_input' => array( 'acme_kcal' => 300 ) ) ), $this->make_post() );
		$cook  = 'Docs\Cook';
		self::assertTrue( class_exists( $cook ) );
		self::assertSame( 1, $cook::record( $posts[1] ) );
		$ids = static fn ( string $by ): array => array_column(
			Listing::of(
				Query_Spec::of(
					array(
						'include' => $posts,
						'orderBy' => $by,
					)
				)
			)->posts,
			'ID'
		);
		self::assertSame( array_reverse( $posts ), $ids( 'count-acme-cooked' ) );
		self::assertSame( $posts, $ids( 'count-acme-calories' ) );
	}

	public function test_sections_are_on_the_status_tab(): void {
		self::use_page( 'status-section' );
		$sections = array_column( Overview::read(), 'rows', 'slug' );
		self::assertSame( Row::WARN, $sections['acme-hours'][0]->state );
	}

	public function test_an_importer_raises_and_never_counts_twice(): void {
		self::use_page( 'importer' );
		$post     = $this->make_post( array( 'meta_input' => array( 'old_rating_votes' => 7 ) ) );
		$expected = array(
			'read'    => 1,
			'raised'  => 1,
			'is_done' => true,
		);
		self::assertSame( $expected, Importers::step( 'acme-ratings', true, true ) );
		self::assertSame( $expected, Importers::step( 'acme-ratings', false, true ) );
		self::assertSame( 7, Counters::get( 'acme-ratings', $post ) );
		self::assertSame( 0, Importers::step( 'acme-ratings', false, true )['raised'] );
	}

	public function test_old_data_is_counted_and_deleted(): void {
		register_post_type( 'acme_reservation' );
		self::use_page( 'retention-rule' );
		$old  = $this->make_post(
			array(
				'post_type' => 'acme_reservation',
				'post_date' => '2020-01-01 12:00:00',
			)
		);
		$rule = current( array_filter( Retention_Registry::all(), static fn ( $one ): bool => 'acme-reservations' === $one->id ) );
		self::assertNotFalse( $rule );
		self::assertSame( 1, $rule->old() );
		self::assertArrayHasKey( $rule->key(), Retention_Registry::settings() );
		$rule->clean();
		self::assertContains( get_post_status( $old ), array( false, 'trash' ) );
		unregister_post_type( 'acme_reservation' );
	}

	public function test_a_list_provider_can_be_chosen_and_adds_its_key(): void {
		self::use_page( 'mailing-list-provider' );
		self::assertContains( 'Postbox', array_column( Mailing_Lists::all(), 'title' ) );
		Options::save( array(), array( 'acme-postbox' => array( 'api_key' => 'secret' ) ) );
		$provider = Providers::get( 'acme-postbox' );
		self::assertNotNull( $provider );
		$request = $provider->authorize( Http_Request::get( 'https://api.postbox.example/v1/lists' ) );
		self::assertSame( 'Bearer secret', $request->headers['Authorization'] ?? '' );
	}

	public function test_a_feed_provider_reads_posts(): void {
		self::use_page( 'feed-provider' );
		$league = Providers::get( 'acme-league' );
		self::assertInstanceOf( With_Feed::class, $league );
		$source = $league->source_at( 'https://league.example/clubs/fc-north/' );
		self::assertNotNull( $source );
		$news   = array(
			'id'       => 'a1',
			'headline' => 'Promoted',
			'body'     => '<p>At last.</p>',
			'date'     => '2026-05-30T18:00:00Z',
		);
		$answer = new Http_Response( 200, array(), (string) wp_json_encode( array( 'news' => array( $news ) ) ), 'news.league.example', 1 );
		$page   = $league->feed_page( $answer, $source );
		self::assertSame( array( 'Promoted', 'At last.' ), array( $page->items[0]->title ?? '', $page->items[0]->text ?? '' ) );
		self::assertSame( '', $page->next ?? null );
		$saved = array(
			'network' => 'acme-league',
			'url'     => 'https://league.example/clubs/fc-north/',
		);
		self::assertSame( 'fc-north', Source::of( $saved )->id ?? '' );
		self::forget_pages();
		self::assertNull( Source::of( $saved ), 'the plugin is deactivated' );
		self::assertSame( $saved['url'], Source::url( $saved ) );
	}

	public function test_a_field_type_cleans_and_checks_values(): void {
		self::use_page( 'field-type' );
		$type = Field_Type_Registry::find( 'acme-customer' );
		self::assertNotNull( $type );
		$field = new Field( 'number', 'acme-customer' );
		self::assertSame( 'K-1234561', $type::clean( 'k 1234 561' ) );
		self::assertSame( '', $type::problem( 'K-1234561', $field ) );
		self::assertSame( 'pattern', $type::problem( 'K-12', $field ) );
		self::assertStringContainsString( 'invoice', $type::problem( 'K-1234567', $field ) );
	}

	public function test_a_block_prints_its_island(): void {
		self::use_page( 'block-with-island' );
		register_block_type( self::folder_of( 'block-with-island' ) . '/blocks/coupon' );
		$html = $this->render( '<!-- wp:acme/coupon {"code":"TEN"} /-->' );
		unregister_block_type( 'acme/coupon' );
		self::assertStringContainsString( '<frontage-island name="acme/coupon" src="', $html );
		self::assertStringContainsString( 'blocks/coupon/view.js', $html );
		self::assertStringContainsString( '<span>Your code&#58; TEN</span><button type="button">Copy</button>', $html );
	}

	public function test_an_ad_network_prints_its_ads(): void {
		self::use_page( 'ad-network' );
		$network = Ad_Networks::get( 'acme-banners' );
		self::assertNotNull( $network );
		self::assertContains( 'acme-banners', Ad_Networks::kinds() );
		self::assertFalse( $network->fields()['site']->is_complete( '12' ) );
		$values = array(
			'site' => 'bh-12',
			'tone' => 'calm',
		);
		$html   = (string) $network->html( new Network_Ad( 1, $values, 300, 250, 'Ad' ) );
		self::assertStringContainsString( 'src="https://ads.bannerhouse.example/bh-12.js" data-tone="calm"', $html );
	}

	public function test_a_filter_source_has_a_statement_for_its_post_types(): void {
		self::use_page( 'filter-source' );
		$source = Filter_Sources::fitting( 'acme-color', array( 'post' ) );
		self::assertNotNull( $source );
		self::assertNull( Filter_Sources::fitting( 'acme-color', array( 'page' ) ) );
		self::assertSame( array( 'blue' => 'Blue' ), $source::labels( array( 'blue', 'none' ) ) );
	}

	public function test_a_condition_hides_a_block_from_others(): void {
		Visibility_Conditions::reset();
		self::use_page( 'visibility-condition' );
		$block = '<!-- wp:paragraph {"frontage":{"visibility":{"acme/level":"gold"}}} --><p>Gold</p><!-- /wp:paragraph -->';
		self::assertStringNotContainsString( 'Gold', $this->render( $block ) );
		$member = $this->make_user();
		update_user_meta( $member, 'acme_level', 'gold' );
		$this->act_as( $member );
		self::assertStringContainsString( 'Gold', $this->render( $block ) );
		self::forget_pages();
		Visibility_Conditions::reset();
		self::assertStringNotContainsString( 'Gold', $this->render( $block ), 'the plugin is deactivated' );
	}

	public function test_popups_have_a_trigger_and_a_condition_with_their_scripts(): void {
		self::use_page( 'popups' );
		$trigger   = Rule_Types::triggers()['acme/video-end'] ?? '';
		$condition = Rule_Types::conditions()['acme/plan'] ?? '';
		self::assertTrue( is_subclass_of( $trigger, Trigger::class ) && is_subclass_of( $condition, Browser_Condition::class ) );
		self::assertStringEndsWith( '/popups/video-end.js', Rule_Types::script( $trigger )['url'] ?? '' );
		self::assertStringEndsWith( '/popups/plan.js', Rule_Types::script( $condition )['url'] ?? '' );
		self::assertSame( '60', $trigger::value()->clean( '99' ) );
	}
}
