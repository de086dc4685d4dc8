<?php
/**
 * Works on the test site in a process of its own and is killed in the middle of it, as an out-of-memory killer or a deployment does.
 *
 * Run by KilledTest; the first argument says what it does, the second at which email it dies.
 */

declare( strict_types=1 );

use Frontage\Base\Clock;
use Frontage\Domain\Forms\Entry_Jobs;
use Frontage\Domain\Forms\Inbox;
use Frontage\Domain\Forms\Mail_Queue;
use Frontage\Domain\Forms\Webhooks;
use Frontage\Domain\Search\Index\Search_Builder;
use Frontage\Domain\Subscribers\Jobs;
use Frontage\Domain\Subscribers\Subscriber;
use Frontage\Domain\Subscribers\Subscribers;

$_SERVER += array(
	'HTTP_HOST'       => 'example.org',
	'SERVER_NAME'     => 'example.org',
	'SERVER_PROTOCOL' => 'HTTP/1.1',
	'REQUEST_METHOD'  => 'GET',
	'REQUEST_URI'     => '/',
	'REMOTE_ADDR'     => '127.0.0.1',
);

require getenv( 'FRONTAGE_SITE_DIR' ) . '/wp-load.php';

$left = (int) ( $argv[2] ?? 1 );
$die  = static function () use ( &$left ): bool {
	if ( --$left > 0 ) {
		return true;
	}
	posix_kill( (int) getmypid(), SIGKILL );
	return false;
};
add_filter( 'pre_wp_mail', $die );
add_filter( 'pre_http_request', $die );

$email   = static fn ( string $to ): array => array(
	'to'      => array( $to ),
	'subject' => 'News',
	'body'    => 'Text',
	'reply'   => '',
	'sent'    => false,
);
$emails  = array( $email( 'one@example.org' ), $email( 'two@example.org' ) );
$webhook = array(
	'kind'   => 'webhook',
	'target' => 'crm',
	'data'   => array(),
);

match ( $argv[1] ) {
	'stored' => Inbox::add( md5( 'killed' ), 'killed', 'Killed', 0, false, array(), $emails, array( $webhook ) ),
	'sent' => Inbox::process( Inbox::add( md5( 'killed' ), 'killed', 'Killed', 0, false, array(), $emails, array( $webhook ) ) ),
	'mail_queue' => Mail_Queue::run(),
	'jobs' => ( static function () use ( $die ): void {
		add_filter( 'pre_option_' . Webhooks::OPTION, $die );
		Entry_Jobs::run();
	} )(),
	'subscriber' => ( static function (): void {
		$new = new Subscriber( 0, 'local', 'news', 'ada@example.org', '', '', array(), 'pending', task: 'confirm', due: Clock::now() );
		Subscribers::insert( $new );
		Jobs::now( Subscribers::find( Subscriber::LOCAL, 'news', 'ada@example.org' ) ?? $new );
	} )(),
	'subscribers' => Jobs::run(),
	'search' => ( static function () use ( $die ): void {
		add_filter( 'query', static fn ( string $sql ): string => str_contains( $sql, 'frontage_search_docs' ) ? (string) $die() : $sql );
		Search_Builder::run();
	} )(),
	default => exit( 2 ),
};
if ( 'stored' === $argv[1] ) {
	$die();
}
