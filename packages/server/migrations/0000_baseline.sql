SET LOCAL check_function_bodies = false;
--> statement-breakpoint
CREATE FUNCTION mark_all_stale() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  INSERT INTO stale_sessions (course_session_id, kind)
    SELECT session.id, kind FROM course_sessions session,
      unnest('{members,assignments,attendance,feedback,competences}'::text[]) kind;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION mark_stale() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  INSERT INTO stale_sessions (course_session_id, kind)
    SELECT DISTINCT course_session_id, TG_ARGV[0] FROM changed;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION mark_stale_attendance() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  INSERT INTO stale_sessions (course_session_id, kind)
    SELECT DISTINCT day.course_session_id, 'attendance'
    FROM changed JOIN attendance_courses day ON day.id = changed.attendance_course_id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION mark_stale_employer() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  INSERT INTO stale_sessions (course_session_id, kind)
    SELECT enrolment.course_session_id, kind
    FROM course_session_users enrolment,
      unnest('{members,assignments,attendance,competences}'::text[]) kind
    WHERE enrolment.user_id = NEW.id AND enrolment.role = 'MEMBER';
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION mark_stale_enrolment() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  INSERT INTO stale_sessions (course_session_id, kind)
    SELECT session.course_session_id, kind
    FROM (SELECT DISTINCT course_session_id FROM changed) session,
      unnest('{members,assignments,attendance,competences}'::text[]) kind
    UNION
    SELECT other.course_session_id, 'members'
    FROM course_session_users other JOIN changed ON changed.user_id = other.user_id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION mark_stale_pages() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  INSERT INTO stale_sessions (course_session_id, kind)
    SELECT session.id, 'competences' FROM course_sessions session
    WHERE session.course_id IN (
      SELECT course_id FROM changed
      WHERE content_type IN ('learnpath.Circle', 'learnpath.LearningSequence', 'learnpath.LearningUnit',
        'competence.PerformanceCriterion'));
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION mark_stale_self_assessment() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  INSERT INTO stale_sessions (course_session_id, kind)
    SELECT DISTINCT course_session_id, 'competences' FROM changed
    WHERE page_type = 'competence.PerformanceCriterion';
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION name_key(name text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    AS $$
  SELECT translate(lower(name),
    'àáâãäåāçćčďèéêëēęěìíîïīłñńňòóôõöøőřśšșťțùúûüūůűýÿźżžÀÁÂÃÄÅĀÇĆČĎÈÉÊËĒĘĚÌÍÎÏĪŁÑŃŇÒÓÔÕÖØŐŘŚŠȘŤȚÙÚÛÜŪŮŰÝŸŹŻŽ',
    'aaaaaaacccdeeeeeeeiiiiilnnnooooooorsssttuuuuuuuyyzzzaaaaaaacccdeeeeeeeiiiiilnnnooooooorsssttuuuuuuuyyzzz')
$$;
--> statement-breakpoint
CREATE FUNCTION raise_content_version() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  UPDATE "courses" SET "content_version" = "content_version" + 1
  WHERE "id" IN (SELECT "course_id" FROM "changed");
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION refuse_audit_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  RAISE EXCEPTION 'audit_entries is append-only' USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE TABLE account_confirmations (
    token_hash text NOT NULL,
    user_id uuid NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    password_hash text NOT NULL,
    first_name text NOT NULL,
    last_name text NOT NULL,
    language text NOT NULL
);
--> statement-breakpoint
CREATE TABLE admin_widget_links (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    widget_id uuid NOT NULL,
    link_type text NOT NULL,
    titles jsonb NOT NULL,
    url text NOT NULL,
    "position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE admin_widgets (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    widget_type text NOT NULL,
    titles jsonb NOT NULL,
    "position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE announcement_reads (
    announcement_id uuid NOT NULL,
    user_id uuid NOT NULL,
    read_at timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE announcements (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    author_id uuid,
    course_id uuid NOT NULL,
    course_session_id uuid,
    circle_key uuid,
    title text NOT NULL,
    text text NOT NULL,
    recipients integer DEFAULT 0 NOT NULL,
    idempotency_key text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    withdrawn_at timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE assignment_completions (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    assignment_id uuid NOT NULL,
    user_id uuid NOT NULL,
    course_session_id uuid NOT NULL,
    completion_status text NOT NULL,
    completion_data jsonb DEFAULT '{}'::jsonb NOT NULL,
    additional_json_data jsonb DEFAULT '{}'::jsonb NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    submitted_at timestamp with time zone,
    evaluation_submitted_at timestamp with time zone,
    evaluation_user_id uuid,
    evaluation_points numeric(8,2),
    evaluation_points_deducted numeric(8,2) DEFAULT 0 NOT NULL,
    evaluation_points_deducted_reason text DEFAULT ''::text NOT NULL,
    evaluation_points_deducted_user_id uuid,
    evaluation_points_final numeric(8,2),
    evaluation_max_points numeric(8,2),
    evaluation_passed boolean,
    edoniq_extended_time_flag boolean DEFAULT false NOT NULL,
    evaluation_withdrawable_until timestamp with time zone,
    CONSTRAINT assignment_completions_status CHECK ((completion_status = ANY (ARRAY['IN_PROGRESS'::text, 'SUBMITTED'::text, 'EVALUATION_IN_PROGRESS'::text, 'EVALUATION_SUBMITTED'::text])))
);
--> statement-breakpoint
CREATE TABLE assignments (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    course_id uuid NOT NULL,
    content_key uuid NOT NULL,
    circle_key uuid NOT NULL,
    slug text NOT NULL,
    titles jsonb NOT NULL,
    assignment_type text NOT NULL,
    needs_expert_evaluation boolean DEFAULT false NOT NULL,
    competence_certificate_id uuid,
    competence_certificate_weight numeric(8,2) DEFAULT 1 NOT NULL,
    max_points numeric(8,2) DEFAULT 0 NOT NULL,
    pass_rule jsonb,
    has_extended_time_test boolean DEFAULT false NOT NULL,
    texts jsonb NOT NULL,
    CONSTRAINT assignments_type CHECK ((assignment_type = ANY (ARRAY['PRAXIS_ASSIGNMENT'::text, 'CASEWORK'::text, 'PREP_ASSIGNMENT'::text, 'REFLECTION'::text, 'CONDITION_ACCEPTANCE'::text, 'EDONIQ_TEST'::text])))
);
--> statement-breakpoint
CREATE TABLE attendance_courses (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    course_session_id uuid NOT NULL,
    content_key uuid NOT NULL,
    circle_key uuid NOT NULL,
    starts_at timestamp with time zone NOT NULL,
    ends_at timestamp with time zone NOT NULL,
    location text DEFAULT ''::text NOT NULL,
    trainer text DEFAULT ''::text NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT attendance_courses_order CHECK ((starts_at <= ends_at))
);
--> statement-breakpoint
CREATE TABLE attendance_entries (
    attendance_course_id uuid NOT NULL,
    user_id uuid NOT NULL,
    status text NOT NULL,
    recorded_by uuid,
    recorded_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT attendance_entries_status CHECK ((status = ANY (ARRAY['PRESENT'::text, 'ABSENT'::text, 'EXCUSED'::text, 'LATE'::text, 'DISPENSED'::text])))
);
--> statement-breakpoint
CREATE TABLE audit_entries (
    id bigint NOT NULL,
    at timestamp with time zone DEFAULT now() NOT NULL,
    actor_id uuid,
    action text NOT NULL,
    user_id uuid,
    course_session_id uuid,
    subject_id text,
    details jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE SEQUENCE audit_entries_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
--> statement-breakpoint
ALTER SEQUENCE audit_entries_id_seq OWNED BY audit_entries.id;
--> statement-breakpoint
CREATE TABLE calendar_feeds (
    user_id uuid NOT NULL,
    token text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE competence_certificates (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    course_id uuid NOT NULL,
    slug text NOT NULL,
    titles jsonb NOT NULL,
    "position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE completion_lists (
    course_session_id uuid NOT NULL,
    user_id uuid NOT NULL,
    revision integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE completions (
    course_session_id uuid NOT NULL,
    user_id uuid NOT NULL,
    translation_key uuid NOT NULL,
    completion_status text NOT NULL,
    page_type text NOT NULL,
    additional_json_data jsonb DEFAULT '{}'::jsonb NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE conversations (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    mentor_id uuid NOT NULL,
    participant_id uuid NOT NULL,
    last_message_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT conversations_two CHECK ((mentor_id <> participant_id))
);
--> statement-breakpoint
CREATE TABLE course_course_profiles (
    course_id uuid NOT NULL,
    course_profile_id uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE course_profiles (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    code text NOT NULL,
    names jsonb NOT NULL,
    active boolean DEFAULT true NOT NULL,
    "position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE course_session_users (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    course_session_id uuid NOT NULL,
    user_id uuid NOT NULL,
    role text NOT NULL,
    chosen_profile_id uuid,
    course_option text,
    optional_attendance boolean DEFAULT false NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT course_session_users_role CHECK ((role = ANY (ARRAY['MEMBER'::text, 'EXPERT'::text, 'LEARNING_MENTOR'::text])))
);
--> statement-breakpoint
CREATE TABLE course_sessions (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    course_id uuid NOT NULL,
    titles jsonb NOT NULL,
    start_date date NOT NULL,
    end_date date NOT NULL,
    region text DEFAULT ''::text NOT NULL,
    generation text DEFAULT ''::text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE courses (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    course_type text NOT NULL,
    slug text NOT NULL,
    titles jsonb NOT NULL,
    category_names jsonb NOT NULL,
    "position" integer DEFAULT 0 NOT NULL,
    content_version integer DEFAULT 1 NOT NULL,
    enable_circle_documents boolean DEFAULT false NOT NULL,
    enable_learning_mentor boolean DEFAULT false NOT NULL,
    enable_competence_certificates boolean DEFAULT false NOT NULL,
    enable_course_profiles boolean DEFAULT false NOT NULL,
    open_for_onboarding boolean DEFAULT false NOT NULL,
    home_widgets jsonb,
    CONSTRAINT courses_home_widgets CHECK (((jsonb_typeof(home_widgets) = 'object'::text) AND (NOT jsonb_path_exists(home_widgets, '$.*.type()?(@ != "array")'::jsonpath)) AND (NOT jsonb_path_exists(home_widgets, '$.*[*].type()?(@ != "string")'::jsonpath)))),
    CONSTRAINT courses_type CHECK ((course_type = ANY (ARRAY['vv'::text, 'uk'::text, 'ag'::text, 'et'::text])))
);
--> statement-breakpoint
CREATE TABLE documents (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    course_session_id uuid NOT NULL,
    circle_key uuid NOT NULL,
    sequence_key uuid NOT NULL,
    file_id uuid NOT NULL,
    name text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    deleted_at timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE evaluation_presences (
    completion_id uuid NOT NULL,
    user_id uuid NOT NULL,
    task_id text,
    task_since timestamp with time zone DEFAULT now() NOT NULL,
    seen_at timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE exam_bookings (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    exam_date_id uuid NOT NULL,
    user_id uuid NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    cancelled_at timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE exam_dates (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    course_session_id uuid NOT NULL,
    circle_key uuid NOT NULL,
    exam_type_id uuid NOT NULL,
    starts_at timestamp with time zone NOT NULL,
    ends_at timestamp with time zone NOT NULL,
    place text DEFAULT ''::text NOT NULL,
    seats integer NOT NULL,
    expert_id uuid,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    booking_until timestamp with time zone,
    CONSTRAINT exam_dates_seats CHECK (((seats >= 0) AND (starts_at <= ends_at)))
);
--> statement-breakpoint
CREATE TABLE exam_results (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid NOT NULL,
    course_session_id uuid NOT NULL,
    circle_key uuid NOT NULL,
    exam_type_id uuid NOT NULL,
    result text NOT NULL,
    price integer NOT NULL,
    organisation_id text,
    taken_on date NOT NULL,
    attempt integer DEFAULT 1 NOT NULL,
    claimed_organisation_id text,
    CONSTRAINT exam_results_result CHECK ((result = ANY (ARRAY['passed'::text, 'failed'::text])))
);
--> statement-breakpoint
CREATE TABLE exam_transitions (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid NOT NULL,
    course_session_id uuid NOT NULL,
    circle_key uuid NOT NULL,
    from_state text NOT NULL,
    to_state text NOT NULL,
    actor_id uuid,
    reason text DEFAULT ''::text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE exam_types (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    code text NOT NULL,
    names jsonb NOT NULL,
    price integer DEFAULT 0 NOT NULL,
    maximum_attempts integer DEFAULT 3 NOT NULL
);
--> statement-breakpoint
CREATE TABLE expert_circles (
    course_session_user_id uuid NOT NULL,
    circle_key uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE feedback_questionnaires (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    kind text NOT NULL,
    version integer NOT NULL,
    questions jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE feedback_responses (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    course_session_id uuid NOT NULL,
    content_key uuid NOT NULL,
    circle_key uuid NOT NULL,
    questionnaire_id uuid NOT NULL,
    answers jsonb NOT NULL,
    satisfaction smallint,
    submitted_on date NOT NULL,
    published boolean DEFAULT false NOT NULL,
    CONSTRAINT feedback_responses_satisfaction CHECK (((satisfaction >= 1) AND (satisfaction <= 4)))
);
--> statement-breakpoint
CREATE TABLE feedback_submissions (
    user_id uuid NOT NULL,
    course_session_id uuid NOT NULL,
    content_key uuid NOT NULL,
    questionnaire_id uuid NOT NULL,
    draft jsonb,
    submitted boolean DEFAULT false NOT NULL,
    submitted_on date,
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    receipt text,
    CONSTRAINT feedback_submissions_draft CHECK (((NOT submitted) OR (draft IS NULL)))
);
--> statement-breakpoint
CREATE TABLE files (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    owner_id uuid NOT NULL,
    purpose text NOT NULL,
    file_name text NOT NULL,
    file_type text NOT NULL,
    size bigint,
    storage_key text NOT NULL,
    upload_token_hash text,
    upload_expires_at timestamp with time zone NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    finished_at timestamp with time zone,
    CONSTRAINT files_purpose CHECK ((purpose = ANY (ARRAY['document'::text, 'storage'::text, 'avatar'::text, 'media'::text])))
);
--> statement-breakpoint
CREATE TABLE granted_certificates (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid NOT NULL,
    course_session_id uuid NOT NULL,
    profile_id uuid NOT NULL,
    organisation_id text,
    granted_on date NOT NULL
);
--> statement-breakpoint
CREATE TABLE installation_secrets (
    name text NOT NULL,
    value text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE issued_certificates (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    code text NOT NULL,
    user_id uuid NOT NULL,
    competence_certificate_id uuid NOT NULL,
    course_session_id uuid NOT NULL,
    person_name text NOT NULL,
    titles jsonb NOT NULL,
    course_titles jsonb NOT NULL,
    results jsonb NOT NULL,
    grade_exact numeric(3,2) NOT NULL,
    grade_official numeric(3,2) NOT NULL,
    issued_at timestamp with time zone DEFAULT now() NOT NULL,
    state text DEFAULT 'valid'::text NOT NULL,
    superseded_at timestamp with time zone,
    revoked_at timestamp with time zone,
    revoked_by uuid,
    revocation_reason text DEFAULT ''::text NOT NULL,
    CONSTRAINT issued_certificates_state CHECK ((state = ANY (ARRAY['valid'::text, 'superseded'::text, 'revoked'::text])))
);
--> statement-breakpoint
CREATE TABLE jobs (
    name text NOT NULL,
    next_run_at timestamp with time zone NOT NULL,
    locked_by uuid,
    locked_until timestamp with time zone,
    last_run_at timestamp with time zone,
    last_duration_ms integer,
    runs integer DEFAULT 0 NOT NULL,
    failures integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE login_attempts (
    key text NOT NULL,
    attempts integer NOT NULL,
    window_started_at timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE login_sessions (
    id text NOT NULL,
    user_id uuid NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    last_seen_at timestamp with time zone DEFAULT now() NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    user_agent text DEFAULT ''::text NOT NULL,
    id_token text
);
--> statement-breakpoint
CREATE TABLE mails (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    recipient text NOT NULL,
    subject text NOT NULL,
    text text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    due_at timestamp with time zone DEFAULT now() NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    last_error text,
    sent_at timestamp with time zone,
    link text
);
--> statement-breakpoint
CREATE TABLE media_categories (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    course_id uuid NOT NULL,
    translation_key uuid NOT NULL,
    language text NOT NULL,
    "position" integer NOT NULL,
    slug text NOT NULL,
    icon text NOT NULL,
    title text NOT NULL,
    description text DEFAULT ''::text NOT NULL,
    live boolean DEFAULT true NOT NULL,
    CONSTRAINT media_categories_icon CHECK ((icon = ANY (ARRAY['law'::text, 'product'::text, 'calculation'::text, 'customer'::text, 'handbook'::text, 'video'::text]))),
    CONSTRAINT media_categories_language CHECK ((language = ANY (ARRAY['de'::text, 'fr'::text, 'it'::text])))
);
--> statement-breakpoint
CREATE TABLE media_contents (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    course_id uuid NOT NULL,
    category_key uuid NOT NULL,
    translation_key uuid NOT NULL,
    language text NOT NULL,
    "position" integer NOT NULL,
    slug text NOT NULL,
    kind text NOT NULL,
    title text NOT NULL,
    description text DEFAULT ''::text NOT NULL,
    text text DEFAULT ''::text NOT NULL,
    url text DEFAULT ''::text NOT NULL,
    file_id uuid,
    minutes integer DEFAULT 0 NOT NULL,
    content_keys jsonb DEFAULT '[]'::jsonb NOT NULL,
    live boolean DEFAULT true NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    duration integer DEFAULT 0 NOT NULL,
    transcript jsonb DEFAULT '[]'::jsonb NOT NULL,
    CONSTRAINT media_contents_kind CHECK ((kind = ANY (ARRAY['ARTICLE'::text, 'LINK'::text, 'DOCUMENT'::text, 'VIDEO'::text, 'GLOSSARY'::text]))),
    CONSTRAINT media_contents_language CHECK ((language = ANY (ARRAY['de'::text, 'fr'::text, 'it'::text])))
);
--> statement-breakpoint
CREATE TABLE mentor_invitations (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    participant_id uuid NOT NULL,
    email text NOT NULL,
    token_hash text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    accepted_at timestamp with time zone,
    accepted_by uuid,
    revoked_at timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE mentor_relations (
    mentor_id uuid NOT NULL,
    participant_id uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE messages (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    conversation_id uuid NOT NULL,
    author_id uuid NOT NULL,
    text text NOT NULL,
    idempotency_key text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    read_at timestamp(3) with time zone,
    withdrawn_at timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE notification_preferences (
    user_id uuid NOT NULL,
    category text NOT NULL,
    in_app boolean DEFAULT true NOT NULL,
    by_mail boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE notifications (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid NOT NULL,
    category text NOT NULL,
    verb text NOT NULL,
    details jsonb DEFAULT '{}'::jsonb NOT NULL,
    actor_id uuid,
    target_url text DEFAULT ''::text NOT NULL,
    course_id uuid,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    read_at timestamp with time zone,
    CONSTRAINT notifications_category CHECK ((category = ANY (ARRAY['USER_INTERACTION'::text, 'PROGRESS'::text, 'EXAM'::text, 'APPOINTMENT'::text, 'SYSTEM'::text])))
);
--> statement-breakpoint
CREATE TABLE orders (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid NOT NULL,
    product_id uuid NOT NULL,
    course_session_id uuid NOT NULL,
    price integer NOT NULL,
    state text DEFAULT 'pending'::text NOT NULL,
    idempotency_key text NOT NULL,
    invoice_address jsonb NOT NULL,
    organisation_id text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    confirmed_at timestamp with time zone,
    claimed_organisation_id text,
    CONSTRAINT orders_state CHECK ((state = ANY (ARRAY['pending'::text, 'confirmed'::text, 'cancelled'::text])))
);
--> statement-breakpoint
CREATE TABLE organisation_assignment_figures (
    course_session_id uuid NOT NULL,
    organisation_id text NOT NULL,
    assignment_id uuid NOT NULL,
    members integer NOT NULL,
    passed integer NOT NULL,
    failed integer NOT NULL,
    evaluated integer NOT NULL,
    rated integer NOT NULL,
    points bigint NOT NULL,
    max_points bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE organisation_attendance_figures (
    course_session_id uuid NOT NULL,
    organisation_id text NOT NULL,
    attendance_course_id uuid NOT NULL,
    expected integer NOT NULL,
    present integer NOT NULL,
    recorded integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE organisation_competence_figures (
    course_session_id uuid NOT NULL,
    organisation_id text NOT NULL,
    circle_key uuid NOT NULL,
    success integer NOT NULL,
    fail integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE organisation_member_figures (
    course_session_id uuid NOT NULL,
    organisation_id text NOT NULL,
    participants integer NOT NULL,
    repeaters uuid[] NOT NULL,
    assignment_records integer NOT NULL,
    assignments_completed integer NOT NULL,
    passed integer NOT NULL,
    failed integer NOT NULL,
    unranked integer NOT NULL,
    graded_persons integer NOT NULL,
    rated_persons integer NOT NULL,
    points bigint NOT NULL,
    max_points bigint NOT NULL,
    attendance_records integer NOT NULL,
    days_completed integer NOT NULL,
    present integer NOT NULL,
    expected integer NOT NULL,
    expected_persons integer NOT NULL,
    competence_records integer NOT NULL,
    success integer NOT NULL,
    fail integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE organisation_roles (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid NOT NULL,
    role text NOT NULL,
    organisation_id text,
    course_id uuid NOT NULL,
    CONSTRAINT organisation_roles_role CHECK ((role = ANY (ARRAY['Ausbildungsverantwortlicher'::text, 'Berufsbildner'::text, 'Prüfungsexperte'::text])))
);
--> statement-breakpoint
CREATE TABLE organisations (
    id text NOT NULL,
    name text NOT NULL
);
--> statement-breakpoint
CREATE TABLE pages (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    course_id uuid NOT NULL,
    translation_key uuid NOT NULL,
    language text NOT NULL,
    parent_key uuid,
    "position" integer NOT NULL,
    content_type text NOT NULL,
    slug text NOT NULL,
    title text NOT NULL,
    live boolean DEFAULT true NOT NULL,
    can_user_self_toggle_course_completion boolean DEFAULT false NOT NULL,
    data jsonb DEFAULT '{}'::jsonb NOT NULL,
    CONSTRAINT pages_language CHECK ((language = ANY (ARRAY['de'::text, 'fr'::text, 'it'::text])))
);
--> statement-breakpoint
CREATE TABLE products (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    code text NOT NULL,
    course_session_id uuid NOT NULL,
    titles jsonb NOT NULL,
    descriptions jsonb NOT NULL,
    price integer NOT NULL,
    active boolean DEFAULT true NOT NULL,
    "position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE self_evaluation_feedback_criteria (
    feedback_id uuid NOT NULL,
    criterion_key uuid NOT NULL,
    status text NOT NULL,
    comment text,
    self_status text,
    CONSTRAINT self_evaluation_feedback_criteria_self_status CHECK ((self_status = ANY (ARRAY['SUCCESS'::text, 'FAIL'::text, 'UNKNOWN'::text]))),
    CONSTRAINT self_evaluation_feedback_criteria_status CHECK ((status = ANY (ARRAY['SUCCESS'::text, 'FAIL'::text, 'UNKNOWN'::text])))
);
--> statement-breakpoint
CREATE TABLE self_evaluation_feedbacks (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    course_session_id uuid NOT NULL,
    unit_key uuid NOT NULL,
    requester_id uuid NOT NULL,
    provider_id uuid NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    submitted_at timestamp with time zone,
    question text
);
--> statement-breakpoint
CREATE TABLE session_assignment_figures (
    course_session_id uuid NOT NULL,
    assignment_id uuid NOT NULL,
    members integer NOT NULL,
    passed integer NOT NULL,
    failed integer NOT NULL,
    evaluated integer NOT NULL,
    rated integer NOT NULL,
    points bigint NOT NULL,
    max_points bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE session_assignments (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    course_session_id uuid NOT NULL,
    assignment_id uuid NOT NULL,
    submission_deadline timestamp with time zone,
    evaluation_deadline timestamp with time zone,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE session_attendance_figures (
    course_session_id uuid NOT NULL,
    attendance_course_id uuid NOT NULL,
    expected integer NOT NULL,
    present integer NOT NULL,
    recorded integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE session_competence_figures (
    course_session_id uuid NOT NULL,
    circle_key uuid NOT NULL,
    success integer NOT NULL,
    fail integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE session_feedback_figures (
    course_session_id uuid NOT NULL,
    content_key uuid NOT NULL,
    circle_key uuid NOT NULL,
    responses integer NOT NULL,
    rated integer NOT NULL,
    satisfaction integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE session_figures (
    course_session_id uuid NOT NULL,
    participants integer NOT NULL,
    experts uuid[] NOT NULL,
    repeaters uuid[] NOT NULL,
    assignment_records integer NOT NULL,
    assignments_completed integer NOT NULL,
    passed integer NOT NULL,
    failed integer NOT NULL,
    unranked integer NOT NULL,
    graded_persons integer NOT NULL,
    rated_persons integer NOT NULL,
    points bigint NOT NULL,
    max_points bigint NOT NULL,
    attendance_records integer NOT NULL,
    days_completed integer NOT NULL,
    present integer NOT NULL,
    expected integer NOT NULL,
    expected_persons integer NOT NULL,
    feedback_records integer NOT NULL,
    responses integer NOT NULL,
    rated integer NOT NULL,
    satisfaction integer NOT NULL,
    competence_records integer NOT NULL,
    success integer NOT NULL,
    fail integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE sign_on_attempts (
    state_hash text NOT NULL,
    nonce text NOT NULL,
    code_verifier text NOT NULL,
    next text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE stale_sessions (
    course_session_id uuid NOT NULL,
    kind text NOT NULL
);
--> statement-breakpoint
CREATE TABLE supervisor_regions (
    user_id uuid NOT NULL,
    course_id uuid NOT NULL,
    region text NOT NULL
);
--> statement-breakpoint
CREATE TABLE user_identities (
    issuer text NOT NULL,
    subject text NOT NULL,
    user_id uuid NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE users (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    username text NOT NULL,
    email text NOT NULL,
    password_hash text,
    first_name text DEFAULT ''::text NOT NULL,
    last_name text DEFAULT ''::text NOT NULL,
    vbv_id text,
    avatar_url text DEFAULT ''::text NOT NULL,
    is_superuser boolean DEFAULT false NOT NULL,
    has_vbv_admin_access boolean DEFAULT false NOT NULL,
    organisation_id text,
    language text DEFAULT 'de'::text NOT NULL,
    invoice_address text DEFAULT 'prv'::text NOT NULL,
    street text DEFAULT ''::text NOT NULL,
    street_number text DEFAULT ''::text NOT NULL,
    postal_code text DEFAULT ''::text NOT NULL,
    city text DEFAULT ''::text NOT NULL,
    country text,
    birth_date date,
    phone_number text DEFAULT ''::text NOT NULL,
    organisation_detail_name text DEFAULT ''::text NOT NULL,
    organisation_street text DEFAULT ''::text NOT NULL,
    organisation_street_number text DEFAULT ''::text NOT NULL,
    organisation_postal_code text DEFAULT ''::text NOT NULL,
    organisation_city text DEFAULT ''::text NOT NULL,
    organisation_country text,
    chosen_profile_id uuid,
    show_member_product_tour boolean DEFAULT true NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    confirmed_at timestamp with time zone DEFAULT now(),
    consented_at timestamp with time zone,
    chosen_course_option text,
    first_name_key text GENERATED ALWAYS AS (name_key(first_name)) STORED NOT NULL COLLATE pg_catalog."C",
    last_name_key text GENERATED ALWAYS AS (name_key(last_name)) STORED NOT NULL COLLATE pg_catalog."C",
    organisation_confirmed_at timestamp with time zone,
    organisation_confirmed_by uuid,
    claimed_organisation_id text,
    claimed_at timestamp with time zone,
    CONSTRAINT users_claimed_at CHECK (((claimed_organisation_id IS NULL) = (claimed_at IS NULL))),
    CONSTRAINT users_language CHECK ((language = ANY (ARRAY['de'::text, 'fr'::text, 'it'::text]))),
    CONSTRAINT users_one_employer CHECK (((organisation_id IS NULL) OR (claimed_organisation_id IS NULL))),
    CONSTRAINT users_username_lower CHECK ((username = lower(username)))
);
--> statement-breakpoint
ALTER TABLE ONLY audit_entries ALTER COLUMN id SET DEFAULT nextval('audit_entries_id_seq'::regclass);
--> statement-breakpoint
ALTER TABLE ONLY account_confirmations
    ADD CONSTRAINT account_confirmations_pkey PRIMARY KEY (token_hash);
--> statement-breakpoint
ALTER TABLE ONLY admin_widget_links
    ADD CONSTRAINT admin_widget_links_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY admin_widgets
    ADD CONSTRAINT admin_widgets_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY announcement_reads
    ADD CONSTRAINT announcement_reads_announcement_id_user_id_pk PRIMARY KEY (announcement_id, user_id);
--> statement-breakpoint
ALTER TABLE ONLY announcements
    ADD CONSTRAINT announcements_once UNIQUE (author_id, idempotency_key);
--> statement-breakpoint
ALTER TABLE ONLY announcements
    ADD CONSTRAINT announcements_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY assignment_completions
    ADD CONSTRAINT assignment_completions_once UNIQUE (user_id, course_session_id, assignment_id);
--> statement-breakpoint
ALTER TABLE ONLY assignment_completions
    ADD CONSTRAINT assignment_completions_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY assignments
    ADD CONSTRAINT assignments_content_key_unique UNIQUE (content_key);
--> statement-breakpoint
ALTER TABLE ONLY assignments
    ADD CONSTRAINT assignments_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY assignments
    ADD CONSTRAINT assignments_slug UNIQUE (course_id, slug);
--> statement-breakpoint
ALTER TABLE ONLY attendance_courses
    ADD CONSTRAINT attendance_courses_once UNIQUE (course_session_id, content_key);
--> statement-breakpoint
ALTER TABLE ONLY attendance_courses
    ADD CONSTRAINT attendance_courses_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY attendance_entries
    ADD CONSTRAINT attendance_entries_attendance_course_id_user_id_pk PRIMARY KEY (attendance_course_id, user_id);
--> statement-breakpoint
ALTER TABLE ONLY audit_entries
    ADD CONSTRAINT audit_entries_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY calendar_feeds
    ADD CONSTRAINT calendar_feeds_pkey PRIMARY KEY (user_id);
--> statement-breakpoint
ALTER TABLE ONLY calendar_feeds
    ADD CONSTRAINT calendar_feeds_token_unique UNIQUE (token);
--> statement-breakpoint
ALTER TABLE ONLY competence_certificates
    ADD CONSTRAINT competence_certificates_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY competence_certificates
    ADD CONSTRAINT competence_certificates_slug UNIQUE (course_id, slug);
--> statement-breakpoint
ALTER TABLE ONLY completion_lists
    ADD CONSTRAINT completion_lists_user_id_course_session_id_pk PRIMARY KEY (user_id, course_session_id);
--> statement-breakpoint
ALTER TABLE ONLY completions
    ADD CONSTRAINT completions_user_id_course_session_id_translation_key_pk PRIMARY KEY (user_id, course_session_id, translation_key);
--> statement-breakpoint
ALTER TABLE ONLY conversations
    ADD CONSTRAINT conversations_once UNIQUE (mentor_id, participant_id);
--> statement-breakpoint
ALTER TABLE ONLY conversations
    ADD CONSTRAINT conversations_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY course_course_profiles
    ADD CONSTRAINT course_course_profiles_course_id_course_profile_id_pk PRIMARY KEY (course_id, course_profile_id);
--> statement-breakpoint
ALTER TABLE ONLY course_profiles
    ADD CONSTRAINT course_profiles_code_unique UNIQUE (code);
--> statement-breakpoint
ALTER TABLE ONLY course_profiles
    ADD CONSTRAINT course_profiles_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY course_session_users
    ADD CONSTRAINT course_session_users_once UNIQUE (user_id, course_session_id);
--> statement-breakpoint
ALTER TABLE ONLY course_session_users
    ADD CONSTRAINT course_session_users_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY course_sessions
    ADD CONSTRAINT course_sessions_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY courses
    ADD CONSTRAINT courses_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY courses
    ADD CONSTRAINT courses_slug_unique UNIQUE (slug);
--> statement-breakpoint
ALTER TABLE ONLY documents
    ADD CONSTRAINT documents_file_id_unique UNIQUE (file_id);
--> statement-breakpoint
ALTER TABLE ONLY documents
    ADD CONSTRAINT documents_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY evaluation_presences
    ADD CONSTRAINT evaluation_presences_completion_id_user_id_pk PRIMARY KEY (completion_id, user_id);
--> statement-breakpoint
ALTER TABLE ONLY exam_bookings
    ADD CONSTRAINT exam_bookings_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY exam_dates
    ADD CONSTRAINT exam_dates_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY exam_results
    ADD CONSTRAINT exam_results_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY exam_transitions
    ADD CONSTRAINT exam_transitions_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY exam_types
    ADD CONSTRAINT exam_types_code_unique UNIQUE (code);
--> statement-breakpoint
ALTER TABLE ONLY exam_types
    ADD CONSTRAINT exam_types_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY expert_circles
    ADD CONSTRAINT expert_circles_course_session_user_id_circle_key_pk PRIMARY KEY (course_session_user_id, circle_key);
--> statement-breakpoint
ALTER TABLE ONLY feedback_questionnaires
    ADD CONSTRAINT feedback_questionnaires_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY feedback_questionnaires
    ADD CONSTRAINT feedback_questionnaires_version UNIQUE (kind, version);
--> statement-breakpoint
ALTER TABLE ONLY feedback_responses
    ADD CONSTRAINT feedback_responses_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY feedback_submissions
    ADD CONSTRAINT feedback_submissions_id_unique UNIQUE (id);
--> statement-breakpoint
ALTER TABLE ONLY feedback_submissions
    ADD CONSTRAINT feedback_submissions_user_id_course_session_id_content_key_pk PRIMARY KEY (user_id, course_session_id, content_key);
--> statement-breakpoint
ALTER TABLE ONLY files
    ADD CONSTRAINT files_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY files
    ADD CONSTRAINT files_storage_key_unique UNIQUE (storage_key);
--> statement-breakpoint
ALTER TABLE ONLY files
    ADD CONSTRAINT files_upload_token_hash_unique UNIQUE (upload_token_hash);
--> statement-breakpoint
ALTER TABLE ONLY granted_certificates
    ADD CONSTRAINT granted_certificates_once UNIQUE (user_id, course_session_id, profile_id);
--> statement-breakpoint
ALTER TABLE ONLY granted_certificates
    ADD CONSTRAINT granted_certificates_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY installation_secrets
    ADD CONSTRAINT installation_secrets_pkey PRIMARY KEY (name);
--> statement-breakpoint
ALTER TABLE ONLY issued_certificates
    ADD CONSTRAINT issued_certificates_code_unique UNIQUE (code);
--> statement-breakpoint
ALTER TABLE ONLY issued_certificates
    ADD CONSTRAINT issued_certificates_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY jobs
    ADD CONSTRAINT jobs_pkey PRIMARY KEY (name);
--> statement-breakpoint
ALTER TABLE ONLY login_attempts
    ADD CONSTRAINT login_attempts_pkey PRIMARY KEY (key);
--> statement-breakpoint
ALTER TABLE ONLY login_sessions
    ADD CONSTRAINT login_sessions_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY mails
    ADD CONSTRAINT mails_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY media_categories
    ADD CONSTRAINT media_categories_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY media_categories
    ADD CONSTRAINT media_categories_slug UNIQUE (course_id, slug, language);
--> statement-breakpoint
ALTER TABLE ONLY media_categories
    ADD CONSTRAINT media_categories_translation UNIQUE (translation_key, language);
--> statement-breakpoint
ALTER TABLE ONLY media_contents
    ADD CONSTRAINT media_contents_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY media_contents
    ADD CONSTRAINT media_contents_slug UNIQUE (category_key, slug, language);
--> statement-breakpoint
ALTER TABLE ONLY media_contents
    ADD CONSTRAINT media_contents_translation UNIQUE (translation_key, language);
--> statement-breakpoint
ALTER TABLE ONLY mentor_invitations
    ADD CONSTRAINT mentor_invitations_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY mentor_invitations
    ADD CONSTRAINT mentor_invitations_token_hash_unique UNIQUE (token_hash);
--> statement-breakpoint
ALTER TABLE ONLY mentor_relations
    ADD CONSTRAINT mentor_relations_mentor_id_participant_id_pk PRIMARY KEY (mentor_id, participant_id);
--> statement-breakpoint
ALTER TABLE ONLY messages
    ADD CONSTRAINT messages_once UNIQUE (author_id, idempotency_key);
--> statement-breakpoint
ALTER TABLE ONLY messages
    ADD CONSTRAINT messages_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY notification_preferences
    ADD CONSTRAINT notification_preferences_user_id_category_pk PRIMARY KEY (user_id, category);
--> statement-breakpoint
ALTER TABLE ONLY notifications
    ADD CONSTRAINT notifications_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY orders
    ADD CONSTRAINT orders_once UNIQUE (user_id, idempotency_key);
--> statement-breakpoint
ALTER TABLE ONLY orders
    ADD CONSTRAINT orders_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY organisation_assignment_figures
    ADD CONSTRAINT organisation_assignment_figures_course_session_id_organisation_ PRIMARY KEY (course_session_id, organisation_id, assignment_id);
--> statement-breakpoint
ALTER TABLE ONLY organisation_attendance_figures
    ADD CONSTRAINT organisation_attendance_figures_course_session_id_organisation_ PRIMARY KEY (course_session_id, organisation_id, attendance_course_id);
--> statement-breakpoint
ALTER TABLE ONLY organisation_competence_figures
    ADD CONSTRAINT organisation_competence_figures_course_session_id_organisation_ PRIMARY KEY (course_session_id, organisation_id, circle_key);
--> statement-breakpoint
ALTER TABLE ONLY organisation_member_figures
    ADD CONSTRAINT organisation_member_figures_course_session_id_organisation_id_p PRIMARY KEY (course_session_id, organisation_id);
--> statement-breakpoint
ALTER TABLE ONLY organisation_roles
    ADD CONSTRAINT organisation_roles_once UNIQUE NULLS NOT DISTINCT (user_id, role, organisation_id, course_id);
--> statement-breakpoint
ALTER TABLE ONLY organisation_roles
    ADD CONSTRAINT organisation_roles_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY organisations
    ADD CONSTRAINT organisations_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY pages
    ADD CONSTRAINT pages_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY pages
    ADD CONSTRAINT pages_slug UNIQUE (parent_key, slug, language);
--> statement-breakpoint
ALTER TABLE ONLY pages
    ADD CONSTRAINT pages_translation UNIQUE (translation_key, language);
--> statement-breakpoint
ALTER TABLE ONLY products
    ADD CONSTRAINT products_code_unique UNIQUE (code);
--> statement-breakpoint
ALTER TABLE ONLY products
    ADD CONSTRAINT products_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY self_evaluation_feedback_criteria
    ADD CONSTRAINT self_evaluation_feedback_criteria_feedback_id_criterion_key_pk PRIMARY KEY (feedback_id, criterion_key);
--> statement-breakpoint
ALTER TABLE ONLY self_evaluation_feedbacks
    ADD CONSTRAINT self_evaluation_feedbacks_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY session_assignment_figures
    ADD CONSTRAINT session_assignment_figures_course_session_id_assignment_id_pk PRIMARY KEY (course_session_id, assignment_id);
--> statement-breakpoint
ALTER TABLE ONLY session_assignments
    ADD CONSTRAINT session_assignments_once UNIQUE (course_session_id, assignment_id);
--> statement-breakpoint
ALTER TABLE ONLY session_assignments
    ADD CONSTRAINT session_assignments_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY session_attendance_figures
    ADD CONSTRAINT session_attendance_figures_course_session_id_attendance_course_ PRIMARY KEY (course_session_id, attendance_course_id);
--> statement-breakpoint
ALTER TABLE ONLY session_competence_figures
    ADD CONSTRAINT session_competence_figures_course_session_id_circle_key_pk PRIMARY KEY (course_session_id, circle_key);
--> statement-breakpoint
ALTER TABLE ONLY session_feedback_figures
    ADD CONSTRAINT session_feedback_figures_course_session_id_content_key_circle_k PRIMARY KEY (course_session_id, content_key, circle_key);
--> statement-breakpoint
ALTER TABLE ONLY session_figures
    ADD CONSTRAINT session_figures_pkey PRIMARY KEY (course_session_id);
--> statement-breakpoint
ALTER TABLE ONLY sign_on_attempts
    ADD CONSTRAINT sign_on_attempts_pkey PRIMARY KEY (state_hash);
--> statement-breakpoint
ALTER TABLE ONLY supervisor_regions
    ADD CONSTRAINT supervisor_regions_user_id_course_id_region_pk PRIMARY KEY (user_id, course_id, region);
--> statement-breakpoint
ALTER TABLE ONLY user_identities
    ADD CONSTRAINT user_identities_issuer_subject_pk PRIMARY KEY (issuer, subject);
--> statement-breakpoint
ALTER TABLE ONLY users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY users
    ADD CONSTRAINT users_username_unique UNIQUE (username);
--> statement-breakpoint
CREATE INDEX account_confirmations_user ON account_confirmations USING btree (user_id);
--> statement-breakpoint
CREATE INDEX admin_widget_links_widget ON admin_widget_links USING btree (widget_id, "position");
--> statement-breakpoint
CREATE INDEX announcement_reads_user ON announcement_reads USING btree (user_id);
--> statement-breakpoint
CREATE INDEX announcements_author ON announcements USING btree (author_id, created_at DESC NULLS LAST, id DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX announcements_course ON announcements USING btree (course_id, created_at DESC NULLS LAST, id DESC NULLS LAST) WHERE (course_session_id IS NULL);
--> statement-breakpoint
CREATE INDEX announcements_session ON announcements USING btree (course_session_id, created_at DESC NULLS LAST, id DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX assignment_completions_session ON assignment_completions USING btree (course_session_id, assignment_id);
--> statement-breakpoint
CREATE INDEX assignments_course ON assignments USING btree (course_id, circle_key);
--> statement-breakpoint
CREATE INDEX attendance_entries_user ON attendance_entries USING btree (user_id);
--> statement-breakpoint
CREATE INDEX audit_entries_person ON audit_entries USING btree (user_id);
--> statement-breakpoint
CREATE INDEX audit_entries_session ON audit_entries USING btree (course_session_id);
--> statement-breakpoint
CREATE INDEX audit_entries_time ON audit_entries USING btree (at);
--> statement-breakpoint
CREATE INDEX completions_latest ON completions USING btree (user_id, updated_at);
--> statement-breakpoint
CREATE INDEX conversations_participant ON conversations USING btree (participant_id);
--> statement-breakpoint
CREATE INDEX course_session_users_person ON course_session_users USING btree (user_id, course_session_id, role);
--> statement-breakpoint
CREATE INDEX course_session_users_session ON course_session_users USING btree (course_session_id, role, user_id, id);
--> statement-breakpoint
CREATE INDEX course_sessions_course_region ON course_sessions USING btree (course_id, region);
--> statement-breakpoint
CREATE INDEX course_sessions_latest ON course_sessions USING btree (course_id, start_date DESC NULLS LAST, id);
--> statement-breakpoint
CREATE INDEX documents_deleted ON documents USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);
--> statement-breakpoint
CREATE INDEX documents_session ON documents USING btree (course_session_id, circle_key);
--> statement-breakpoint
CREATE UNIQUE INDEX exam_bookings_active ON exam_bookings USING btree (user_id, exam_date_id) WHERE (cancelled_at IS NULL);
--> statement-breakpoint
CREATE INDEX exam_bookings_date ON exam_bookings USING btree (exam_date_id);
--> statement-breakpoint
CREATE INDEX exam_dates_expert ON exam_dates USING btree (expert_id);
--> statement-breakpoint
CREATE INDEX exam_dates_session ON exam_dates USING btree (course_session_id, circle_key);
--> statement-breakpoint
CREATE INDEX exam_results_person ON exam_results USING btree (user_id, course_session_id);
--> statement-breakpoint
CREATE INDEX exam_results_session ON exam_results USING btree (course_session_id, organisation_id, taken_on);
--> statement-breakpoint
CREATE INDEX exam_transitions_person ON exam_transitions USING btree (user_id, course_session_id, circle_key);
--> statement-breakpoint
CREATE INDEX feedback_responses_session ON feedback_responses USING btree (course_session_id, circle_key);
--> statement-breakpoint
CREATE INDEX files_owner ON files USING btree (owner_id);
--> statement-breakpoint
CREATE INDEX files_unfinished ON files USING btree (upload_expires_at) WHERE (finished_at IS NULL);
--> statement-breakpoint
CREATE INDEX granted_certificates_session ON granted_certificates USING btree (course_session_id, organisation_id, granted_on);
--> statement-breakpoint
CREATE INDEX issued_certificates_person ON issued_certificates USING btree (user_id, competence_certificate_id, issued_at);
--> statement-breakpoint
CREATE UNIQUE INDEX issued_certificates_valid ON issued_certificates USING btree (user_id, competence_certificate_id) WHERE (state = 'valid'::text);
--> statement-breakpoint
CREATE INDEX login_attempts_window ON login_attempts USING btree (window_started_at);
--> statement-breakpoint
CREATE INDEX login_sessions_expiry ON login_sessions USING btree (expires_at);
--> statement-breakpoint
CREATE INDEX login_sessions_user ON login_sessions USING btree (user_id);
--> statement-breakpoint
CREATE INDEX mails_due ON mails USING btree (due_at) WHERE (sent_at IS NULL);
--> statement-breakpoint
CREATE INDEX media_contents_course ON media_contents USING btree (course_id, language);
--> statement-breakpoint
CREATE INDEX media_contents_file ON media_contents USING btree (file_id);
--> statement-breakpoint
CREATE INDEX mentor_invitations_participant ON mentor_invitations USING btree (participant_id);
--> statement-breakpoint
CREATE INDEX mentor_relations_participant ON mentor_relations USING btree (participant_id);
--> statement-breakpoint
CREATE INDEX messages_author ON messages USING btree (author_id, created_at);
--> statement-breakpoint
CREATE INDEX messages_conversation ON messages USING btree (conversation_id, created_at DESC NULLS LAST, id DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX messages_unread ON messages USING btree (conversation_id) WHERE (read_at IS NULL);
--> statement-breakpoint
CREATE INDEX notifications_announcement ON notifications USING btree (target_url) WHERE (verb = 'announcement_written'::text);
--> statement-breakpoint
CREATE INDEX notifications_list ON notifications USING btree (user_id, created_at DESC NULLS LAST, id);
--> statement-breakpoint
CREATE INDEX notifications_unread ON notifications USING btree (user_id) WHERE (read_at IS NULL);
--> statement-breakpoint
CREATE INDEX orders_session ON orders USING btree (course_session_id, organisation_id);
--> statement-breakpoint
CREATE INDEX organisation_assignment_figures_assignment ON organisation_assignment_figures USING btree (assignment_id);
--> statement-breakpoint
CREATE INDEX organisation_assignment_figures_organisation ON organisation_assignment_figures USING btree (organisation_id);
--> statement-breakpoint
CREATE INDEX organisation_attendance_figures_course ON organisation_attendance_figures USING btree (attendance_course_id);
--> statement-breakpoint
CREATE INDEX organisation_attendance_figures_organisation ON organisation_attendance_figures USING btree (organisation_id);
--> statement-breakpoint
CREATE INDEX organisation_competence_figures_organisation ON organisation_competence_figures USING btree (organisation_id);
--> statement-breakpoint
CREATE INDEX organisation_member_figures_organisation ON organisation_member_figures USING btree (organisation_id);
--> statement-breakpoint
CREATE INDEX organisation_roles_course ON organisation_roles USING btree (course_id);
--> statement-breakpoint
CREATE INDEX pages_course ON pages USING btree (course_id, language, "position");
--> statement-breakpoint
CREATE UNIQUE INDEX self_evaluation_feedbacks_open ON self_evaluation_feedbacks USING btree (requester_id, course_session_id, unit_key) WHERE (submitted_at IS NULL);
--> statement-breakpoint
CREATE INDEX self_evaluation_feedbacks_provider ON self_evaluation_feedbacks USING btree (provider_id);
--> statement-breakpoint
CREATE INDEX self_evaluation_feedbacks_rounds ON self_evaluation_feedbacks USING btree (requester_id, course_session_id, unit_key);
--> statement-breakpoint
CREATE INDEX session_assignment_figures_assignment ON session_assignment_figures USING btree (assignment_id);
--> statement-breakpoint
CREATE INDEX session_assignments_assignment ON session_assignments USING btree (assignment_id);
--> statement-breakpoint
CREATE INDEX session_attendance_figures_course ON session_attendance_figures USING btree (attendance_course_id);
--> statement-breakpoint
CREATE INDEX sign_on_attempts_age ON sign_on_attempts USING btree (created_at);
--> statement-breakpoint
CREATE INDEX stale_sessions_session ON stale_sessions USING btree (course_session_id);
--> statement-breakpoint
CREATE INDEX user_identities_user ON user_identities USING btree (user_id);
--> statement-breakpoint
CREATE INDEX users_claims ON users USING btree (claimed_organisation_id, claimed_at) WHERE (claimed_organisation_id IS NOT NULL);
--> statement-breakpoint
CREATE INDEX users_email ON users USING btree (lower(email));
--> statement-breakpoint
CREATE INDEX users_email_key ON users USING btree (lower(email) COLLATE "C");
--> statement-breakpoint
CREATE INDEX users_first_name ON users USING btree (first_name_key, last_name_key, id);
--> statement-breakpoint
CREATE INDEX users_last_name ON users USING btree (last_name_key, first_name_key, id);
--> statement-breakpoint
CREATE INDEX users_name_words ON users USING gin (to_tsvector('simple'::regconfig, name_key(((first_name || ' '::text) || last_name))));
--> statement-breakpoint
CREATE INDEX users_organisation ON users USING btree (organisation_id, id);
--> statement-breakpoint
CREATE INDEX users_unconfirmed ON users USING btree (created_at) WHERE (confirmed_at IS NULL);
--> statement-breakpoint
CREATE TRIGGER assignment_completions_stale_added AFTER INSERT ON assignment_completions REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_stale('assignments');
--> statement-breakpoint
CREATE TRIGGER assignment_completions_stale_after AFTER UPDATE ON assignment_completions REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_stale('assignments');
--> statement-breakpoint
CREATE TRIGGER assignment_completions_stale_before AFTER UPDATE ON assignment_completions REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_stale('assignments');
--> statement-breakpoint
CREATE TRIGGER assignment_completions_stale_removed AFTER DELETE ON assignment_completions REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_stale('assignments');
--> statement-breakpoint
CREATE TRIGGER assignment_completions_stale_truncated AFTER TRUNCATE ON assignment_completions FOR EACH STATEMENT EXECUTE FUNCTION mark_all_stale();
--> statement-breakpoint
CREATE TRIGGER assignments_deleted AFTER DELETE ON assignments REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_content_version();
--> statement-breakpoint
CREATE TRIGGER assignments_inserted AFTER INSERT ON assignments REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_content_version();
--> statement-breakpoint
CREATE TRIGGER assignments_moved AFTER UPDATE ON assignments REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_content_version();
--> statement-breakpoint
CREATE TRIGGER assignments_updated AFTER UPDATE ON assignments REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_content_version();
--> statement-breakpoint
CREATE TRIGGER attendance_courses_stale_added AFTER INSERT ON attendance_courses REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_stale('attendance');
--> statement-breakpoint
CREATE TRIGGER attendance_courses_stale_after AFTER UPDATE ON attendance_courses REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_stale('attendance');
--> statement-breakpoint
CREATE TRIGGER attendance_courses_stale_before AFTER UPDATE ON attendance_courses REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_stale('attendance');
--> statement-breakpoint
CREATE TRIGGER attendance_courses_stale_removed AFTER DELETE ON attendance_courses REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_stale('attendance');
--> statement-breakpoint
CREATE TRIGGER attendance_courses_stale_truncated AFTER TRUNCATE ON attendance_courses FOR EACH STATEMENT EXECUTE FUNCTION mark_all_stale();
--> statement-breakpoint
CREATE TRIGGER attendance_entries_stale_added AFTER INSERT ON attendance_entries REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_stale_attendance();
--> statement-breakpoint
CREATE TRIGGER attendance_entries_stale_after AFTER UPDATE ON attendance_entries REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_stale_attendance();
--> statement-breakpoint
CREATE TRIGGER attendance_entries_stale_before AFTER UPDATE ON attendance_entries REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_stale_attendance();
--> statement-breakpoint
CREATE TRIGGER attendance_entries_stale_removed AFTER DELETE ON attendance_entries REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_stale_attendance();
--> statement-breakpoint
CREATE TRIGGER attendance_entries_stale_truncated AFTER TRUNCATE ON attendance_entries FOR EACH STATEMENT EXECUTE FUNCTION mark_all_stale();
--> statement-breakpoint
CREATE TRIGGER audit_entries_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON audit_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
--> statement-breakpoint
CREATE TRIGGER competence_certificates_deleted AFTER DELETE ON competence_certificates REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_content_version();
--> statement-breakpoint
CREATE TRIGGER competence_certificates_inserted AFTER INSERT ON competence_certificates REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_content_version();
--> statement-breakpoint
CREATE TRIGGER competence_certificates_moved AFTER UPDATE ON competence_certificates REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_content_version();
--> statement-breakpoint
CREATE TRIGGER competence_certificates_updated AFTER UPDATE ON competence_certificates REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_content_version();
--> statement-breakpoint
CREATE TRIGGER completions_stale_added AFTER INSERT ON completions REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_stale_self_assessment();
--> statement-breakpoint
CREATE TRIGGER completions_stale_after AFTER UPDATE ON completions REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_stale_self_assessment();
--> statement-breakpoint
CREATE TRIGGER completions_stale_before AFTER UPDATE ON completions REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_stale_self_assessment();
--> statement-breakpoint
CREATE TRIGGER completions_stale_removed AFTER DELETE ON completions REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_stale_self_assessment();
--> statement-breakpoint
CREATE TRIGGER completions_stale_truncated AFTER TRUNCATE ON completions FOR EACH STATEMENT EXECUTE FUNCTION mark_all_stale();
--> statement-breakpoint
CREATE TRIGGER course_session_users_stale_added AFTER INSERT ON course_session_users REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_stale_enrolment();
--> statement-breakpoint
CREATE TRIGGER course_session_users_stale_after AFTER UPDATE ON course_session_users REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_stale_enrolment();
--> statement-breakpoint
CREATE TRIGGER course_session_users_stale_before AFTER UPDATE ON course_session_users REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_stale_enrolment();
--> statement-breakpoint
CREATE TRIGGER course_session_users_stale_removed AFTER DELETE ON course_session_users REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_stale_enrolment();
--> statement-breakpoint
CREATE TRIGGER course_session_users_stale_truncated AFTER TRUNCATE ON course_session_users FOR EACH STATEMENT EXECUTE FUNCTION mark_all_stale();
--> statement-breakpoint
CREATE TRIGGER feedback_responses_stale_added AFTER INSERT ON feedback_responses REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_stale('feedback');
--> statement-breakpoint
CREATE TRIGGER feedback_responses_stale_after AFTER UPDATE ON feedback_responses REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_stale('feedback');
--> statement-breakpoint
CREATE TRIGGER feedback_responses_stale_before AFTER UPDATE ON feedback_responses REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_stale('feedback');
--> statement-breakpoint
CREATE TRIGGER feedback_responses_stale_removed AFTER DELETE ON feedback_responses REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_stale('feedback');
--> statement-breakpoint
CREATE TRIGGER feedback_responses_stale_truncated AFTER TRUNCATE ON feedback_responses FOR EACH STATEMENT EXECUTE FUNCTION mark_all_stale();
--> statement-breakpoint
CREATE TRIGGER media_categories_deleted AFTER DELETE ON media_categories REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_content_version();
--> statement-breakpoint
CREATE TRIGGER media_categories_inserted AFTER INSERT ON media_categories REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_content_version();
--> statement-breakpoint
CREATE TRIGGER media_categories_moved AFTER UPDATE ON media_categories REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_content_version();
--> statement-breakpoint
CREATE TRIGGER media_categories_updated AFTER UPDATE ON media_categories REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_content_version();
--> statement-breakpoint
CREATE TRIGGER media_contents_deleted AFTER DELETE ON media_contents REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_content_version();
--> statement-breakpoint
CREATE TRIGGER media_contents_inserted AFTER INSERT ON media_contents REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_content_version();
--> statement-breakpoint
CREATE TRIGGER media_contents_moved AFTER UPDATE ON media_contents REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_content_version();
--> statement-breakpoint
CREATE TRIGGER media_contents_updated AFTER UPDATE ON media_contents REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_content_version();
--> statement-breakpoint
CREATE TRIGGER pages_deleted AFTER DELETE ON pages REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_content_version();
--> statement-breakpoint
CREATE TRIGGER pages_inserted AFTER INSERT ON pages REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_content_version();
--> statement-breakpoint
CREATE TRIGGER pages_moved AFTER UPDATE ON pages REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_content_version();
--> statement-breakpoint
CREATE TRIGGER pages_stale_added AFTER INSERT ON pages REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_stale_pages();
--> statement-breakpoint
CREATE TRIGGER pages_stale_after AFTER UPDATE ON pages REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_stale_pages();
--> statement-breakpoint
CREATE TRIGGER pages_stale_before AFTER UPDATE ON pages REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_stale_pages();
--> statement-breakpoint
CREATE TRIGGER pages_stale_removed AFTER DELETE ON pages REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_stale_pages();
--> statement-breakpoint
CREATE TRIGGER pages_stale_truncated AFTER TRUNCATE ON pages FOR EACH STATEMENT EXECUTE FUNCTION mark_all_stale();
--> statement-breakpoint
CREATE TRIGGER pages_updated AFTER UPDATE ON pages REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_content_version();
--> statement-breakpoint
CREATE TRIGGER session_assignments_stale_added AFTER INSERT ON session_assignments REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_stale('assignments');
--> statement-breakpoint
CREATE TRIGGER session_assignments_stale_after AFTER UPDATE ON session_assignments REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_stale('assignments');
--> statement-breakpoint
CREATE TRIGGER session_assignments_stale_before AFTER UPDATE ON session_assignments REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_stale('assignments');
--> statement-breakpoint
CREATE TRIGGER session_assignments_stale_removed AFTER DELETE ON session_assignments REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_stale('assignments');
--> statement-breakpoint
CREATE TRIGGER session_assignments_stale_truncated AFTER TRUNCATE ON session_assignments FOR EACH STATEMENT EXECUTE FUNCTION mark_all_stale();
--> statement-breakpoint
CREATE TRIGGER users_stale_employer AFTER UPDATE OF organisation_id ON users FOR EACH ROW WHEN ((old.organisation_id IS DISTINCT FROM new.organisation_id)) EXECUTE FUNCTION mark_stale_employer();
--> statement-breakpoint
ALTER TABLE ONLY account_confirmations
    ADD CONSTRAINT account_confirmations_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY admin_widget_links
    ADD CONSTRAINT admin_widget_links_widget_id_admin_widgets_id_fk FOREIGN KEY (widget_id) REFERENCES admin_widgets(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY announcement_reads
    ADD CONSTRAINT announcement_reads_announcement_id_announcements_id_fk FOREIGN KEY (announcement_id) REFERENCES announcements(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY announcement_reads
    ADD CONSTRAINT announcement_reads_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY announcements
    ADD CONSTRAINT announcements_author_id_users_id_fk FOREIGN KEY (author_id) REFERENCES users(id) ON DELETE SET NULL;
--> statement-breakpoint
ALTER TABLE ONLY announcements
    ADD CONSTRAINT announcements_course_id_courses_id_fk FOREIGN KEY (course_id) REFERENCES courses(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY announcements
    ADD CONSTRAINT announcements_course_session_id_course_sessions_id_fk FOREIGN KEY (course_session_id) REFERENCES course_sessions(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY assignment_completions
    ADD CONSTRAINT assignment_completions_assignment_id_assignments_id_fk FOREIGN KEY (assignment_id) REFERENCES assignments(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY assignment_completions
    ADD CONSTRAINT assignment_completions_course_session_id_course_sessions_id_fk FOREIGN KEY (course_session_id) REFERENCES course_sessions(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY assignment_completions
    ADD CONSTRAINT assignment_completions_evaluation_points_deducted_user_id_users FOREIGN KEY (evaluation_points_deducted_user_id) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE ONLY assignment_completions
    ADD CONSTRAINT assignment_completions_evaluation_user_id_users_id_fk FOREIGN KEY (evaluation_user_id) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE ONLY assignment_completions
    ADD CONSTRAINT assignment_completions_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY assignments
    ADD CONSTRAINT assignments_competence_certificate_id_competence_certificates_i FOREIGN KEY (competence_certificate_id) REFERENCES competence_certificates(id);
--> statement-breakpoint
ALTER TABLE ONLY assignments
    ADD CONSTRAINT assignments_course_id_courses_id_fk FOREIGN KEY (course_id) REFERENCES courses(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY attendance_courses
    ADD CONSTRAINT attendance_courses_course_session_id_course_sessions_id_fk FOREIGN KEY (course_session_id) REFERENCES course_sessions(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY attendance_entries
    ADD CONSTRAINT attendance_entries_attendance_course_id_attendance_courses_id_f FOREIGN KEY (attendance_course_id) REFERENCES attendance_courses(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY attendance_entries
    ADD CONSTRAINT attendance_entries_recorded_by_users_id_fk FOREIGN KEY (recorded_by) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE ONLY attendance_entries
    ADD CONSTRAINT attendance_entries_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY calendar_feeds
    ADD CONSTRAINT calendar_feeds_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY competence_certificates
    ADD CONSTRAINT competence_certificates_course_id_courses_id_fk FOREIGN KEY (course_id) REFERENCES courses(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY completion_lists
    ADD CONSTRAINT completion_lists_course_session_id_course_sessions_id_fk FOREIGN KEY (course_session_id) REFERENCES course_sessions(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY completion_lists
    ADD CONSTRAINT completion_lists_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY completions
    ADD CONSTRAINT completions_course_session_id_course_sessions_id_fk FOREIGN KEY (course_session_id) REFERENCES course_sessions(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY completions
    ADD CONSTRAINT completions_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY conversations
    ADD CONSTRAINT conversations_mentor_id_users_id_fk FOREIGN KEY (mentor_id) REFERENCES users(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY conversations
    ADD CONSTRAINT conversations_participant_id_users_id_fk FOREIGN KEY (participant_id) REFERENCES users(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY course_course_profiles
    ADD CONSTRAINT course_course_profiles_course_id_courses_id_fk FOREIGN KEY (course_id) REFERENCES courses(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY course_course_profiles
    ADD CONSTRAINT course_course_profiles_course_profile_id_course_profiles_id_fk FOREIGN KEY (course_profile_id) REFERENCES course_profiles(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY course_session_users
    ADD CONSTRAINT course_session_users_chosen_profile_id_course_profiles_id_fk FOREIGN KEY (chosen_profile_id) REFERENCES course_profiles(id);
--> statement-breakpoint
ALTER TABLE ONLY course_session_users
    ADD CONSTRAINT course_session_users_course_session_id_course_sessions_id_fk FOREIGN KEY (course_session_id) REFERENCES course_sessions(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY course_session_users
    ADD CONSTRAINT course_session_users_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY course_sessions
    ADD CONSTRAINT course_sessions_course_id_courses_id_fk FOREIGN KEY (course_id) REFERENCES courses(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY documents
    ADD CONSTRAINT documents_course_session_id_course_sessions_id_fk FOREIGN KEY (course_session_id) REFERENCES course_sessions(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY documents
    ADD CONSTRAINT documents_file_id_files_id_fk FOREIGN KEY (file_id) REFERENCES files(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY evaluation_presences
    ADD CONSTRAINT evaluation_presences_completion_id_assignment_completions_id_fk FOREIGN KEY (completion_id) REFERENCES assignment_completions(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY evaluation_presences
    ADD CONSTRAINT evaluation_presences_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY exam_bookings
    ADD CONSTRAINT exam_bookings_exam_date_id_exam_dates_id_fk FOREIGN KEY (exam_date_id) REFERENCES exam_dates(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY exam_bookings
    ADD CONSTRAINT exam_bookings_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY exam_dates
    ADD CONSTRAINT exam_dates_course_session_id_course_sessions_id_fk FOREIGN KEY (course_session_id) REFERENCES course_sessions(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY exam_dates
    ADD CONSTRAINT exam_dates_exam_type_id_exam_types_id_fk FOREIGN KEY (exam_type_id) REFERENCES exam_types(id);
--> statement-breakpoint
ALTER TABLE ONLY exam_dates
    ADD CONSTRAINT exam_dates_expert_id_users_id_fk FOREIGN KEY (expert_id) REFERENCES users(id) ON DELETE SET NULL;
--> statement-breakpoint
ALTER TABLE ONLY exam_results
    ADD CONSTRAINT exam_results_claimed_organisation_id_organisations_id_fk FOREIGN KEY (claimed_organisation_id) REFERENCES organisations(id);
--> statement-breakpoint
ALTER TABLE ONLY exam_results
    ADD CONSTRAINT exam_results_course_session_id_course_sessions_id_fk FOREIGN KEY (course_session_id) REFERENCES course_sessions(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY exam_results
    ADD CONSTRAINT exam_results_exam_type_id_exam_types_id_fk FOREIGN KEY (exam_type_id) REFERENCES exam_types(id);
--> statement-breakpoint
ALTER TABLE ONLY exam_results
    ADD CONSTRAINT exam_results_organisation_id_organisations_id_fk FOREIGN KEY (organisation_id) REFERENCES organisations(id);
--> statement-breakpoint
ALTER TABLE ONLY exam_results
    ADD CONSTRAINT exam_results_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY exam_transitions
    ADD CONSTRAINT exam_transitions_actor_id_users_id_fk FOREIGN KEY (actor_id) REFERENCES users(id) ON DELETE SET NULL;
--> statement-breakpoint
ALTER TABLE ONLY exam_transitions
    ADD CONSTRAINT exam_transitions_course_session_id_course_sessions_id_fk FOREIGN KEY (course_session_id) REFERENCES course_sessions(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY exam_transitions
    ADD CONSTRAINT exam_transitions_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY expert_circles
    ADD CONSTRAINT expert_circles_course_session_user_id_course_session_users_id_f FOREIGN KEY (course_session_user_id) REFERENCES course_session_users(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY feedback_responses
    ADD CONSTRAINT feedback_responses_course_session_id_course_sessions_id_fk FOREIGN KEY (course_session_id) REFERENCES course_sessions(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY feedback_responses
    ADD CONSTRAINT feedback_responses_questionnaire_id_feedback_questionnaires_id_ FOREIGN KEY (questionnaire_id) REFERENCES feedback_questionnaires(id);
--> statement-breakpoint
ALTER TABLE ONLY feedback_submissions
    ADD CONSTRAINT feedback_submissions_course_session_id_course_sessions_id_fk FOREIGN KEY (course_session_id) REFERENCES course_sessions(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY feedback_submissions
    ADD CONSTRAINT feedback_submissions_questionnaire_id_feedback_questionnaires_i FOREIGN KEY (questionnaire_id) REFERENCES feedback_questionnaires(id);
--> statement-breakpoint
ALTER TABLE ONLY feedback_submissions
    ADD CONSTRAINT feedback_submissions_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY files
    ADD CONSTRAINT files_owner_id_users_id_fk FOREIGN KEY (owner_id) REFERENCES users(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY granted_certificates
    ADD CONSTRAINT granted_certificates_course_session_id_course_sessions_id_fk FOREIGN KEY (course_session_id) REFERENCES course_sessions(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY granted_certificates
    ADD CONSTRAINT granted_certificates_organisation_id_organisations_id_fk FOREIGN KEY (organisation_id) REFERENCES organisations(id);
--> statement-breakpoint
ALTER TABLE ONLY granted_certificates
    ADD CONSTRAINT granted_certificates_profile_id_course_profiles_id_fk FOREIGN KEY (profile_id) REFERENCES course_profiles(id);
--> statement-breakpoint
ALTER TABLE ONLY granted_certificates
    ADD CONSTRAINT granted_certificates_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY issued_certificates
    ADD CONSTRAINT issued_certificates_competence_certificate_id_competence_certif FOREIGN KEY (competence_certificate_id) REFERENCES competence_certificates(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY issued_certificates
    ADD CONSTRAINT issued_certificates_course_session_id_course_sessions_id_fk FOREIGN KEY (course_session_id) REFERENCES course_sessions(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY issued_certificates
    ADD CONSTRAINT issued_certificates_revoked_by_users_id_fk FOREIGN KEY (revoked_by) REFERENCES users(id) ON DELETE SET NULL;
--> statement-breakpoint
ALTER TABLE ONLY issued_certificates
    ADD CONSTRAINT issued_certificates_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY login_sessions
    ADD CONSTRAINT login_sessions_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY media_categories
    ADD CONSTRAINT media_categories_course_id_courses_id_fk FOREIGN KEY (course_id) REFERENCES courses(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY media_contents
    ADD CONSTRAINT media_contents_course_id_courses_id_fk FOREIGN KEY (course_id) REFERENCES courses(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY media_contents
    ADD CONSTRAINT media_contents_file_id_files_id_fk FOREIGN KEY (file_id) REFERENCES files(id) ON DELETE SET NULL;
--> statement-breakpoint
ALTER TABLE ONLY mentor_invitations
    ADD CONSTRAINT mentor_invitations_accepted_by_users_id_fk FOREIGN KEY (accepted_by) REFERENCES users(id) ON DELETE SET NULL;
--> statement-breakpoint
ALTER TABLE ONLY mentor_invitations
    ADD CONSTRAINT mentor_invitations_participant_id_course_session_users_id_fk FOREIGN KEY (participant_id) REFERENCES course_session_users(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY mentor_relations
    ADD CONSTRAINT mentor_relations_mentor_id_users_id_fk FOREIGN KEY (mentor_id) REFERENCES users(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY mentor_relations
    ADD CONSTRAINT mentor_relations_participant_id_course_session_users_id_fk FOREIGN KEY (participant_id) REFERENCES course_session_users(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY messages
    ADD CONSTRAINT messages_author_id_users_id_fk FOREIGN KEY (author_id) REFERENCES users(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY messages
    ADD CONSTRAINT messages_conversation_id_conversations_id_fk FOREIGN KEY (conversation_id) REFERENCES conversations(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY notification_preferences
    ADD CONSTRAINT notification_preferences_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY notifications
    ADD CONSTRAINT notifications_actor_id_users_id_fk FOREIGN KEY (actor_id) REFERENCES users(id) ON DELETE SET NULL;
--> statement-breakpoint
ALTER TABLE ONLY notifications
    ADD CONSTRAINT notifications_course_id_courses_id_fk FOREIGN KEY (course_id) REFERENCES courses(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY notifications
    ADD CONSTRAINT notifications_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY orders
    ADD CONSTRAINT orders_claimed_organisation_id_organisations_id_fk FOREIGN KEY (claimed_organisation_id) REFERENCES organisations(id);
--> statement-breakpoint
ALTER TABLE ONLY orders
    ADD CONSTRAINT orders_course_session_id_course_sessions_id_fk FOREIGN KEY (course_session_id) REFERENCES course_sessions(id);
--> statement-breakpoint
ALTER TABLE ONLY orders
    ADD CONSTRAINT orders_organisation_id_organisations_id_fk FOREIGN KEY (organisation_id) REFERENCES organisations(id);
--> statement-breakpoint
ALTER TABLE ONLY orders
    ADD CONSTRAINT orders_product_id_products_id_fk FOREIGN KEY (product_id) REFERENCES products(id);
--> statement-breakpoint
ALTER TABLE ONLY orders
    ADD CONSTRAINT orders_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY organisation_assignment_figures
    ADD CONSTRAINT organisation_assignment_figures_assignment_id_assignments_id_fk FOREIGN KEY (assignment_id) REFERENCES assignments(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY organisation_assignment_figures
    ADD CONSTRAINT organisation_assignment_figures_course_session_id_course_sessio FOREIGN KEY (course_session_id) REFERENCES course_sessions(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY organisation_attendance_figures
    ADD CONSTRAINT organisation_attendance_figures_attendance_course_id_attendance FOREIGN KEY (attendance_course_id) REFERENCES attendance_courses(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY organisation_attendance_figures
    ADD CONSTRAINT organisation_attendance_figures_course_session_id_course_sessio FOREIGN KEY (course_session_id) REFERENCES course_sessions(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY organisation_competence_figures
    ADD CONSTRAINT organisation_competence_figures_course_session_id_course_sessio FOREIGN KEY (course_session_id) REFERENCES course_sessions(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY organisation_member_figures
    ADD CONSTRAINT organisation_member_figures_course_session_id_course_sessions_i FOREIGN KEY (course_session_id) REFERENCES course_sessions(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY organisation_roles
    ADD CONSTRAINT organisation_roles_course_id_courses_id_fk FOREIGN KEY (course_id) REFERENCES courses(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY organisation_roles
    ADD CONSTRAINT organisation_roles_organisation_id_organisations_id_fk FOREIGN KEY (organisation_id) REFERENCES organisations(id);
--> statement-breakpoint
ALTER TABLE ONLY organisation_roles
    ADD CONSTRAINT organisation_roles_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY pages
    ADD CONSTRAINT pages_course_id_courses_id_fk FOREIGN KEY (course_id) REFERENCES courses(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY products
    ADD CONSTRAINT products_course_session_id_course_sessions_id_fk FOREIGN KEY (course_session_id) REFERENCES course_sessions(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY self_evaluation_feedback_criteria
    ADD CONSTRAINT self_evaluation_feedback_criteria_feedback_id_self_evaluation_f FOREIGN KEY (feedback_id) REFERENCES self_evaluation_feedbacks(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY self_evaluation_feedbacks
    ADD CONSTRAINT self_evaluation_feedbacks_course_session_id_course_sessions_id_ FOREIGN KEY (course_session_id) REFERENCES course_sessions(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY self_evaluation_feedbacks
    ADD CONSTRAINT self_evaluation_feedbacks_provider_id_users_id_fk FOREIGN KEY (provider_id) REFERENCES users(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY self_evaluation_feedbacks
    ADD CONSTRAINT self_evaluation_feedbacks_requester_id_users_id_fk FOREIGN KEY (requester_id) REFERENCES users(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY session_assignment_figures
    ADD CONSTRAINT session_assignment_figures_assignment_id_assignments_id_fk FOREIGN KEY (assignment_id) REFERENCES assignments(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY session_assignment_figures
    ADD CONSTRAINT session_assignment_figures_course_session_id_course_sessions_id FOREIGN KEY (course_session_id) REFERENCES course_sessions(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY session_assignments
    ADD CONSTRAINT session_assignments_assignment_id_assignments_id_fk FOREIGN KEY (assignment_id) REFERENCES assignments(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY session_assignments
    ADD CONSTRAINT session_assignments_course_session_id_course_sessions_id_fk FOREIGN KEY (course_session_id) REFERENCES course_sessions(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY session_attendance_figures
    ADD CONSTRAINT session_attendance_figures_attendance_course_id_attendance_cour FOREIGN KEY (attendance_course_id) REFERENCES attendance_courses(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY session_attendance_figures
    ADD CONSTRAINT session_attendance_figures_course_session_id_course_sessions_id FOREIGN KEY (course_session_id) REFERENCES course_sessions(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY session_competence_figures
    ADD CONSTRAINT session_competence_figures_course_session_id_course_sessions_id FOREIGN KEY (course_session_id) REFERENCES course_sessions(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY session_feedback_figures
    ADD CONSTRAINT session_feedback_figures_course_session_id_course_sessions_id_f FOREIGN KEY (course_session_id) REFERENCES course_sessions(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY session_figures
    ADD CONSTRAINT session_figures_course_session_id_course_sessions_id_fk FOREIGN KEY (course_session_id) REFERENCES course_sessions(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY supervisor_regions
    ADD CONSTRAINT supervisor_regions_course_id_courses_id_fk FOREIGN KEY (course_id) REFERENCES courses(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY supervisor_regions
    ADD CONSTRAINT supervisor_regions_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY user_identities
    ADD CONSTRAINT user_identities_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY users
    ADD CONSTRAINT users_chosen_profile_id_course_profiles_id_fk FOREIGN KEY (chosen_profile_id) REFERENCES course_profiles(id);
--> statement-breakpoint
ALTER TABLE ONLY users
    ADD CONSTRAINT users_claimed_organisation_id_organisations_id_fk FOREIGN KEY (claimed_organisation_id) REFERENCES organisations(id);
--> statement-breakpoint
ALTER TABLE ONLY users
    ADD CONSTRAINT users_organisation_confirmed_by_users_id_fk FOREIGN KEY (organisation_confirmed_by) REFERENCES users(id) ON DELETE SET NULL;
--> statement-breakpoint
ALTER TABLE ONLY users
    ADD CONSTRAINT users_organisation_id_organisations_id_fk FOREIGN KEY (organisation_id) REFERENCES organisations(id);
--> statement-breakpoint
INSERT INTO organisations (id, name) VALUES
  ('-1', 'Andere'),
  ('ag', 'Automobilgewerbe'),
  ('et', 'Ernteausfallversicherung');
