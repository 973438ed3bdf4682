-- What must not happen twice, and what no row may say: the part of the schema that Prisma's language has no words for.

-- accounts
alter table users
  add constraint users_email_is_normal check (email = lower(btrim(email)) and length(email) between 3 and 254),
  add constraint users_day_start_hour check (day_start_hour between 0 and 6),
  add constraint users_week_start check (week_start between 0 and 6),
  add constraint users_coach_intensity check (coach_intensity between 1 and 3);
create unique index one_time_code_one_live on one_time_code (user_id, purpose) where used_at is null and replaced_at is null;
alter table one_time_code add constraint one_time_code_tries check (tries_left between 0 and 5);
alter table profile add constraint profile_age check (age is null or age between 13 and 120);

-- catalogue
alter table coach add constraint coach_rating check (rating between 0 and 50);

-- goals and the log
alter table goal
  add constraint goal_title check (length(btrim(title)) between 1 and 200),
  add constraint goal_description check (length(description) <= 2000),
  add constraint goal_target check (target_value > 0 and target_value <= 1000000000),
  add constraint goal_daily_target check (daily_target is null or (daily_target > 0 and daily_target <= 1000000000)),
  add constraint goal_check_in_time check (check_in_time is null or check_in_time ~ '^([01]\d|2[0-3]):[0-5]\d$');
create index goal_open on goal (user_id) where status = 'active' and completed_at is null;
alter table goal_milestone add constraint goal_milestone_percent check (percent in (25, 50, 75, 100));
alter table pause add constraint pause_order check (until_day is null or until_day >= from_day);
alter table check_in
  add constraint check_in_value check (abs(value) <= 1000000000),
  add constraint check_in_skip_reason check ((status = 'skip') = (skip_reason is not null)),
  add constraint check_in_note check (note is null or length(note) <= 1000),
  add constraint check_in_mood check (mood is null or mood between 1 and 5);
create index check_in_log on check_in (goal_id, day) include (status, value) where removed_at is null;

-- talk: one greeting a goal, and never two replies in the making
create unique index message_one_greeting on message (conversation_id) where kind = 'greeting_request';
create unique index message_one_reply_at_a_time on message (conversation_id) where state = 'streaming';
alter table message
  add constraint message_length check (length(content) <= 100000),
  add constraint message_thumb check (thumb is null or thumb in (-1, 1));
alter table chat_allowance add constraint chat_allowance_used check (used >= 0);

-- reaching people: due times and unread counts are answered from the index alone
create index notification_unread on notification (user_id) where read_at is null;
create index delivery_due on delivery (due_at) where status in ('pending', 'sending');
create index schedule_due on schedule (due_at) where is_enabled and due_at is not null;
create unique index schedule_one_of_a_kind on schedule (user_id, kind, coalesce(goal_id, '00000000-0000-0000-0000-000000000000'::uuid), coalesce(time, ''), coalesce(channel, 'app'));
create unique index phone_once on notification_preference (phone_number) where phone_verified_at is not null;
create unique index concern_one_open on concern (user_id, goal_id, kind) where closed_at is null;

-- billing
create unique index checkout_one_open on checkout (user_id) where closed_at is null and confirmed_at is null;
create index webhook_event_open on webhook_event (received_at) where handled_at is null;
